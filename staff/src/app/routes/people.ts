import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type InboxState, inboxKinds, inboxStates } from 'contract/inbox.staff';
import { cardsSearch } from '../../features/gift-cards/cards/cards-search';
import { recordSearchIn } from '../../features/record/record-search';
import { oneOf, text, wholeFrom1 } from './in-address';
import { main } from './main-route';

const account = createRoute({
  getParentRoute: () => main,
  path: 'account',
  staticData: { needs: 'account.own' },
  component: lazyRouteComponent(() => import('../../features/own-account/AccountScreen'), 'AccountScreen'),
});

const people = createRoute({
  getParentRoute: () => main,
  path: 'people',
  staticData: { needs: 'people.see' },
  validateSearch: (search: Record<string, unknown>): { page?: number; search?: string; store?: number } => ({
    page: wholeFrom1(search.page),
    search: text(search.search),
    store: wholeFrom1(search.store),
  }),
  component: lazyRouteComponent(() => import('../../features/people/PeopleScreen'), 'PeopleScreen'),
});

const person = createRoute({
  getParentRoute: () => main,
  path: 'people/$id',
  staticData: { needs: 'people.see' },
  component: lazyRouteComponent(() => import('../../features/people/PersonScreen'), 'PersonScreen'),
});

const record = createRoute({
  getParentRoute: () => main,
  path: 'record',
  staticData: { needs: 'acts.see' },
  validateSearch: recordSearchIn,
  component: lazyRouteComponent(() => import('../../features/record/RecordScreen'), 'RecordScreen'),
});

const customers = createRoute({
  getParentRoute: () => main,
  path: 'customers',
  staticData: { needs: 'customers.see' },
  validateSearch: (search: Record<string, unknown>): { q?: string } => ({ q: text(search.q) }),
  component: lazyRouteComponent(() => import('../../features/customers/CustomersScreen'), 'CustomersScreen'),
});

const customer = createRoute({
  getParentRoute: () => main,
  path: 'customers/$id',
  staticData: { needs: 'customers.see' },
  component: lazyRouteComponent(() => import('../../features/customers/CustomerScreen'), 'CustomerScreen'),
});

const giftCards = createRoute({
  getParentRoute: () => main,
  path: 'gift-cards',
  staticData: { needs: 'customers.see-whole' },
  validateSearch: cardsSearch,
  component: lazyRouteComponent(() => import('../../features/gift-cards/cards/CardsScreen'), 'CardsScreen'),
});

const giftCard = createRoute({
  getParentRoute: () => main,
  path: 'gift-cards/$id',
  staticData: { needs: 'customers.see-whole' },
  validateSearch: cardsSearch,
  component: lazyRouteComponent(() => import('../../features/gift-cards/cards/CardScreen'), 'CardScreen'),
});

const liabilities = createRoute({
  getParentRoute: () => main,
  path: 'liabilities',
  staticData: { needs: 'liabilities.see' },
  component: lazyRouteComponent(
    () => import('../../features/gift-cards/cards/LiabilitiesScreen'),
    'LiabilitiesScreen',
  ),
});

const inbox = createRoute({
  getParentRoute: () => main,
  path: 'inbox',
  staticData: { needs: 'messages.answer' },
  validateSearch: (
    search: Record<string, unknown>,
  ): { state?: InboxState; kind?: (typeof inboxKinds)[number] } => ({
    state: oneOf(inboxStates, search.state),
    kind: oneOf(inboxKinds, search.kind),
  }),
  component: lazyRouteComponent(() => import('../../features/inbox/InboxScreen'), 'InboxScreen'),
});

export const peopleRoutes = [
  account,
  people,
  person,
  record,
  customers,
  customer,
  giftCards,
  giftCard,
  liabilities,
  inbox,
] as const;
