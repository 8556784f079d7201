import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { GiftCardsAddress } from '../features/gift-cards/gift-cards-search';
import type { StatementAddress } from '../features/ledger/statement-search';
import type { OrdersAddress } from '../features/orders/orders-search';
import { mainRoute } from './main-route';
import { text } from './search';

const profile = createRoute({
  getParentRoute: () => mainRoute,
  path: 'profile',
  component: lazyRouteComponent(() => import('../features/profile/ProfileLayout'), 'ProfileLayout'),
});

const details = createRoute({
  getParentRoute: () => profile,
  path: '/',
  component: lazyRouteComponent(() => import('../features/profile/ProfileScreen'), 'ProfileScreen'),
});

const loyaltyPoints = createRoute({
  getParentRoute: () => profile,
  path: 'loyalty-points',
  validateSearch: (search: Record<string, unknown>): StatementAddress => ({
    statement: text(search.statement),
    entries: text(search.entries),
  }),
  component: lazyRouteComponent(
    () => import('../features/loyalty/LoyaltyPointsScreen'),
    'LoyaltyPointsScreen',
  ),
});

const storeCredit = createRoute({
  getParentRoute: () => profile,
  path: 'store-credit',
  validateSearch: (search: Record<string, unknown>): StatementAddress => ({
    statement: text(search.statement),
    entries: text(search.entries),
  }),
  component: lazyRouteComponent(
    () => import('../features/store-credit/StoreCreditScreen'),
    'StoreCreditScreen',
  ),
});

const giftCards = createRoute({
  getParentRoute: () => profile,
  path: 'gift-cards',
  validateSearch: (search: Record<string, unknown>): GiftCardsAddress => search,
  component: lazyRouteComponent(() => import('../features/gift-cards/GiftCardsScreen'), 'GiftCardsScreen'),
});

const lotteryManagement = createRoute({
  getParentRoute: () => profile,
  path: 'lottery-management',
  validateSearch: ({ page }: Record<string, unknown>) => ({ page: text(page) }),
  component: lazyRouteComponent(
    () => import('../features/lottery/LotteryManagementScreen'),
    'LotteryManagementScreen',
  ),
});

const orders = createRoute({
  getParentRoute: () => profile,
  path: 'orders',
  validateSearch: (search: Record<string, unknown>): OrdersAddress => search,
  component: lazyRouteComponent(() => import('../features/orders/OrdersScreen'), 'OrdersScreen'),
});

const billingAddress = createRoute({
  getParentRoute: () => profile,
  path: 'billing-address',
  component: lazyRouteComponent(
    () => import('../features/addresses/BillingAddressScreen'),
    'BillingAddressScreen',
  ),
});

const changePassword = createRoute({
  getParentRoute: () => profile,
  path: 'change-password',
  component: lazyRouteComponent(
    () => import('../features/auth/ChangePasswordScreen'),
    'ChangePasswordScreen',
  ),
});

export const profileRoutes = [
  profile.addChildren([
    details,
    loyaltyPoints,
    storeCredit,
    giftCards,
    lotteryManagement,
    orders,
    billingAddress,
    changePassword,
  ]),
];
