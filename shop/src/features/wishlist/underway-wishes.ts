import { keepInTab, keptInTab } from '../../platform/in-tab';
import { type ByHeart, keptKey, keyOf, type Wished } from './wanted-wishes';

/** What the last call asked for, if neither this page nor an earlier one has its answer: the marks may not know of it. */
const underway = (): ByHeart => ({ ...(keptInTab(keptKey('wishes under way')) as ByHeart | null) });
const keep = (hearts: ByHeart) => keepInTab(keptKey('wishes under way'), hearts);

export const underwayOf = (wished: Wished) => underway()[keyOf(wished)];

export const isUnderway = (wished: Wished, wanted: boolean) =>
  keep({ ...underway(), [keyOf(wished)]: wanted });

export function isAnswered(wished: Wished) {
  const { [keyOf(wished)]: _, ...others } = underway();
  keep(others);
}
