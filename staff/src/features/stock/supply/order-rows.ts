import { dollars } from 'contract/platform/money';
import { bottleName, bottleSize } from '../../../ui/bottles/bottle-words';
import type { OneOrder } from './supply.api';

const asDollars = (cents: number | null) => (cents === null ? '' : dollars(cents).toFixed(2));

/** A supply order as rows of a spreadsheet. */
export const orderRows = ({ lines }: Pick<OneOrder, 'lines'>) => [
  ['Bottle', 'Size', 'Cases', 'Bottles in a case', 'Bottles', 'Cost of one', 'Cost'],
  ...lines.map((line) => [
    bottleName(line),
    bottleSize(line),
    line.cases,
    line.case_size,
    line.bottles,
    asDollars(line.unit_cost),
    asDollars(line.unit_cost === null ? null : line.unit_cost * line.bottles),
  ]),
];
