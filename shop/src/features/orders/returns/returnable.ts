import type { OrderLine } from 'contract/orders';

/** How many the customer still has and has not asked to return. */
export const returnable = ({ quantity, returned, asked }: OrderLine) => quantity - returned - asked;
