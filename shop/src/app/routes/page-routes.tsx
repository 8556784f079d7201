import { createRoute } from '@tanstack/react-router';
import { later } from './later';
import { mainRoute } from './main-route';
import { text } from './search';

const contactUs = createRoute({
  getParentRoute: () => mainRoute,
  path: 'contact-us',
  validateSearch: (search: Record<string, unknown>): { order?: string } => ({ order: text(search.order) }),
  component: later('ContactScreen'),
});

const terms = createRoute({
  getParentRoute: () => mainRoute,
  path: 'terms-and-conditions',
  component: later('TermsScreen'),
});

const privacy = createRoute({
  getParentRoute: () => mainRoute,
  path: 'privacy-policy',
  component: later('PrivacyScreen'),
});

const returns = createRoute({
  getParentRoute: () => mainRoute,
  path: 'returns-policy',
  component: later('ReturnsScreen'),
});

const about = createRoute({
  getParentRoute: () => mainRoute,
  path: 'about-us',
  component: later('AboutScreen'),
});

export const pageRoutes = [contactUs, terms, privacy, returns, about];
