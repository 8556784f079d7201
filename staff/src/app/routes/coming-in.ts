import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { text } from './in-address';
import { rootRoute } from './main-route';

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: 'login',
  staticData: { needs: null },
  validateSearch: (search: Record<string, unknown>): { back?: string } => ({ back: text(search.back) }),
  component: lazyRouteComponent(() => import('../../features/coming-in/LogInScreen'), 'LogInScreen'),
});

const invitation = createRoute({
  getParentRoute: () => rootRoute,
  path: 'invitation',
  staticData: { needs: null },
  validateSearch: (search: Record<string, unknown>): { token?: string } => ({ token: text(search.token) }),
  component: lazyRouteComponent(
    () => import('../../features/coming-in/InvitationScreen'),
    'InvitationScreen',
  ),
});

const forgotPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: 'forgot-password',
  staticData: { needs: null },
  component: lazyRouteComponent(
    () => import('../../features/coming-in/ForgotPasswordScreen'),
    'ForgotPasswordScreen',
  ),
});

const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: 'reset-password',
  staticData: { needs: null },
  validateSearch: (search: Record<string, unknown>): { token?: string } => ({ token: text(search.token) }),
  component: lazyRouteComponent(
    () => import('../../features/coming-in/ResetPasswordScreen'),
    'ResetPasswordScreen',
  ),
});

export const comingInRoutes = [login, invitation, forgotPassword, resetPassword] as const;
