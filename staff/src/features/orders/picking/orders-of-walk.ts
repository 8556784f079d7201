/** As many bags as one person carries along the shelves. */
export const mostOfWalk = 12;

const isNumber = (value: unknown) => typeof value === 'string' && value.length > 0 && value.length <= 40;

/** Whatever stands in the address bar, as the orders of one walk. */
export const ordersOfWalk = ({ orders }: { orders?: unknown }): { orders: string[] } => ({
  orders: [...new Set<string>(Array.isArray(orders) ? orders.filter(isNumber) : [])].slice(0, mostOfWalk),
});
