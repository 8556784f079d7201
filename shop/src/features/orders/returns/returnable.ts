import type { OrderLine } from 'contract/orders';

/** What the customer has and has not asked to return. */
export const returnable = ({ quantity, returned, asked }: OrderLine) => quantity - returned - asked;
