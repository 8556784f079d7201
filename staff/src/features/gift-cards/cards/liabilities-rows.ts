import type { Liabilities } from 'contract/gift-cards/cards.staff';
import { dollars } from 'contract/platform/money';

/** What the table shows, for a spreadsheet. */
export const liabilitiesRows = (stores: Liabilities['stores']) => [
  ['Store', 'Gift cards', 'Store credit', 'Points', 'Points in dollars', 'Owed'],
  ...stores.map(({ name, gift_cards, credit, points, points_worth, total }) => [
    name,
    dollars(gift_cards),
    dollars(credit),
    points,
    dollars(points_worth),
    dollars(total),
  ]),
];
