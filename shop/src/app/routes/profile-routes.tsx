import { createRoute } from '@tanstack/react-router';
import type { GiftCardsAddress } from '../../features/gift-cards/account/gift-cards-search';
import type { StatementAddress } from '../../features/ledger/statement-search';
import type { OrdersAddress } from '../../features/orders/list/orders-search';
import { later } from './later';
import { mainRoute } from './main-route';
import { text } from './search';

const profile = createRoute({
  getParentRoute: () => mainRoute,
  path: 'profile',
  component: later('ProfileLayout'),
});

const details = createRoute({
  getParentRoute: () => profile,
  path: '/',
  component: later('ProfileScreen'),
});

const loyaltyPoints = createRoute({
  getParentRoute: () => profile,
  path: 'loyalty-points',
  validateSearch: (search: Record<string, unknown>): StatementAddress => ({
    statement: text(search.statement),
    entries: text(search.entries),
  }),
  component: later('LoyaltyPointsScreen'),
});

const storeCredit = createRoute({
  getParentRoute: () => profile,
  path: 'store-credit',
  validateSearch: (search: Record<string, unknown>): StatementAddress => ({
    statement: text(search.statement),
    entries: text(search.entries),
  }),
  component: later('StoreCreditScreen'),
});

const giftCards = createRoute({
  getParentRoute: () => profile,
  path: 'gift-cards',
  validateSearch: (search: Record<string, unknown>): GiftCardsAddress => search,
  component: later('GiftCardsScreen'),
});

const lotteryManagement = createRoute({
  getParentRoute: () => profile,
  path: 'lottery-management',
  validateSearch: ({ page }: Record<string, unknown>) => ({ page: text(page) }),
  component: later('LotteryManagementScreen'),
});

const orders = createRoute({
  getParentRoute: () => profile,
  path: 'orders',
  validateSearch: (search: Record<string, unknown>): OrdersAddress => search,
  component: later('OrdersScreen'),
});

const billingAddress = createRoute({
  getParentRoute: () => profile,
  path: 'billing-address',
  component: later('BillingAddressScreen'),
});

const changePassword = createRoute({
  getParentRoute: () => profile,
  path: 'change-password',
  component: later('ChangePasswordScreen'),
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
