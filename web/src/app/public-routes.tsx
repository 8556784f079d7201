import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { AuthPage } from '../features/auth/AuthPage';
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
  component: lazyRouteComponent(() => import('../features/auth/SignupScreen'), 'SignupScreen'),
});

const login = createRoute({
  getParentRoute: () => authPages,
  path: 'login',
  component: lazyRouteComponent(() => import('../features/auth/LoginScreen'), 'LoginScreen'),
});

const forgotPassword = createRoute({
  getParentRoute: () => authPages,
  path: 'forgot-password',
  component: lazyRouteComponent(
    () => import('../features/auth/ForgotPasswordScreen'),
    'ForgotPasswordScreen',
  ),
});

const resetPassword = createRoute({
  getParentRoute: () => authPages,
  path: 'reset-password',
  validateSearch: (search: Record<string, unknown>): { token?: string } => ({ token: text(search.token) }),
  component: lazyRouteComponent(() => import('../features/auth/ResetPasswordScreen'), 'ResetPasswordScreen'),
});

const welcome = createRoute({
  getParentRoute: () => rootRoute,
  path: 'welcome',
  validateSearch: (search: Record<string, unknown>): { verify?: string } => ({ verify: text(search.verify) }),
  component: lazyRouteComponent(() => import('../features/welcome/WelcomeScreen'), 'WelcomeScreen'),
});

/** Every component in every state: for whoever builds screens, not for customers. */
const designRoutes =
  import.meta.env.DEV || import.meta.env.MODE === 'test'
    ? [
        createRoute({
          getParentRoute: () => rootRoute,
          path: 'design',
          component: lazyRouteComponent(() => import('../ui/gallery/GalleryScreen'), 'GalleryScreen'),
        }),
      ]
    : [];

export const publicRoutes = [
  authPages.addChildren([signup, login, forgotPassword, resetPassword]),
  welcome,
  ...designRoutes,
];
