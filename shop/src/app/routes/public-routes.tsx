import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { AuthPage } from '../../features/auth/signing-in/AuthPage';
import { sendCustomersHome } from './guard';
import { rootRoute } from './root-route';
import { text } from './search';

/** For visitors only: a customer who opens one of these is sent home. */
const authPages = createRoute({
  getParentRoute: () => rootRoute,
  id: 'auth-pages',
  beforeLoad: sendCustomersHome,
  component: AuthPage,
});

const signup = createRoute({
  getParentRoute: () => authPages,
  path: 'signup',
  component: lazyRouteComponent(() => import('../../features/auth/signing-in/SignupScreen'), 'SignupScreen'),
});

const login = createRoute({
  getParentRoute: () => authPages,
  path: 'login',
  component: lazyRouteComponent(() => import('../../features/auth/signing-in/LoginScreen'), 'LoginScreen'),
});

const forgotPassword = createRoute({
  getParentRoute: () => authPages,
  path: 'forgot-password',
  component: lazyRouteComponent(
    () => import('../../features/auth/passwords/ForgotPasswordScreen'),
    'ForgotPasswordScreen',
  ),
});

const resetPassword = createRoute({
  getParentRoute: () => authPages,
  path: 'reset-password',
  validateSearch: (search: Record<string, unknown>): { token?: string } => ({ token: text(search.token) }),
  component: lazyRouteComponent(
    () => import('../../features/auth/passwords/ResetPasswordScreen'),
    'ResetPasswordScreen',
  ),
});

const welcome = createRoute({
  getParentRoute: () => rootRoute,
  path: 'welcome',
  validateSearch: (search: Record<string, unknown>): { verify?: string; not_me?: string } => ({
    verify: text(search.verify),
    not_me: text(search.not_me),
  }),
  component: lazyRouteComponent(() => import('../../features/auth/welcome/WelcomeScreen'), 'WelcomeScreen'),
});

/** Every component in every state: for whoever builds screens, not for customers. */
const designRoutes =
  import.meta.env.DEV || import.meta.env.MODE === 'test'
    ? [
        createRoute({
          getParentRoute: () => rootRoute,
          path: 'design',
          component: lazyRouteComponent(() => import('browser/ui/gallery/GalleryScreen'), 'GalleryScreen'),
        }),
      ]
    : [];

export const publicRoutes = [
  authPages.addChildren([signup, login, forgotPassword, resetPassword]),
  welcome,
  ...designRoutes,
];
