import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { mainRoute } from './main-route';
import { text } from './search';

const contactUs = createRoute({
  getParentRoute: () => mainRoute,
  path: 'contact-us',
  validateSearch: (search: Record<string, unknown>): { order?: string } => ({ order: text(search.order) }),
  component: lazyRouteComponent(() => import('../features/pages/ContactScreen'), 'ContactScreen'),
});

const terms = createRoute({
  getParentRoute: () => mainRoute,
  path: 'terms-and-conditions',
  component: lazyRouteComponent(() => import('../features/pages/TermsScreen'), 'TermsScreen'),
});

const privacy = createRoute({
  getParentRoute: () => mainRoute,
  path: 'privacy-policy',
  component: lazyRouteComponent(() => import('../features/pages/PrivacyScreen'), 'PrivacyScreen'),
});

const returns = createRoute({
  getParentRoute: () => mainRoute,
  path: 'returns-policy',
  component: lazyRouteComponent(() => import('../features/pages/ReturnsScreen'), 'ReturnsScreen'),
});

const about = createRoute({
  getParentRoute: () => mainRoute,
  path: 'about-us',
  component: lazyRouteComponent(() => import('../features/pages/AboutScreen'), 'AboutScreen'),
});

export const pageRoutes = [contactUs, terms, privacy, returns, about];
