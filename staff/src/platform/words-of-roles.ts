import { keysOf, type StaffKey, type StaffRole, staffRoles } from 'contract/staff/roles';

export const wordsOfRole: Record<StaffRole, { name: string; one: string; about: string }> = {
  owner: { name: 'Owner', one: 'an owner', about: 'Everything, people and rules included' },
  manager: { name: 'Manager', one: 'a manager', about: 'Also prices, hours, promotions and reports' },
  clerk: { name: 'Clerk', one: 'a clerk', about: 'Orders, stock and the counter' },
};

/** What each key lets its holder do. */
export const wordsOfKey: Record<StaffKey, string> = {
  'account.own': 'Look after your own account',
  'orders.see': 'See orders',
  'orders.move': 'Pick, pack and hand over orders',
  'orders.refund': 'Refund up to the limit of the store',
  'products.see': 'See products',
  'stock.see': 'See stock',
  'stock.receive': 'Receive deliveries',
  'stock.count': 'Count stock',
  'customers.see': 'See customers in part',
  'orders.refund-more': 'Refund beyond the limit',
  'stock.approve': 'Approve counts, adjust, transfer and order stock',
  'costs.see': 'See what bottles cost, and their margin',
  'prices.change': 'Change prices',
  'assortment.change': 'Choose what the store sells',
  'hours.change': 'Change hours and closures',
  'promotions.change': 'Run promotions',
  'messages.answer': 'Answer messages and reviews',
  'reports.see': 'See reports',
  'customers.see-whole': 'See everything about a customer',
  'memberships.change': 'Change memberships',
  'people.see': 'See who works here',
  'people.invite': 'Invite people',
  'people.change': 'Give and take roles',
  'terms.change': 'Change fees, taxes and rules',
  'products.change': 'Change the products of all stores',
  'lotteries.change': 'Run lotteries',
  'gift-cards.void': 'Void gift cards',
  'customers.export': 'Export customers',
  'liabilities.see': 'See what the stores owe',
  'acts.see': 'Read the record of what staff did',
  'operation.see': 'See how the shop is running',
};

/** The role that holds just these keys; the highest where several are held together. */
export const roleWith = (keys: readonly string[]): StaffRole | undefined =>
  staffRoles.find((role) => keysOf[role].every((key) => keys.includes(key)));
