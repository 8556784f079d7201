/** From the role that may do most to the one that may do least. */
export const staffRoles = ['owner', 'manager', 'clerk'] as const;
export type StaffRole = (typeof staffRoles)[number];

const clerkKeys = [
  'account.own',
  'orders.see',
  'orders.move',
  'orders.refund',
  'products.see',
  'stock.see',
  'stock.receive',
  'stock.count',
  'customers.see',
] as const;

const managerKeys = [
  ...clerkKeys,
  'orders.refund-more',
  'stock.approve',
  'costs.see',
  'prices.change',
  'assortment.change',
  'hours.change',
  'promotions.change',
  'messages.answer',
  'reports.see',
  'customers.see-whole',
  'memberships.change',
  'people.see',
  'people.invite',
] as const;

const ownerKeys = [
  ...managerKeys,
  'people.change',
  'terms.change',
  'products.change',
  'lotteries.change',
  'gift-cards.void',
  'customers.export',
  'liabilities.see',
  'acts.see',
  'operation.see',
] as const;

/** What somebody may do: each of staff's calls names the key that it needs. */
export type StaffKey = (typeof ownerKeys)[number];

/** Which role holds which keys; no other place decides this. */
export const keysOf: Readonly<Record<StaffRole, readonly StaffKey[]>> = {
  owner: ownerKeys,
  manager: managerKeys,
  clerk: clerkKeys,
};
