import type { RuleKind } from 'contract/settings/rule-values';
import { wordIn } from '../../../platform/word-in-address';

const ruleKinds: Readonly<Record<RuleKind, true>> = {
  sale: true,
  volume: true,
  dry: true,
  hours: true,
  age: true,
  identity: true,
  hand_over: true,
  points: true,
  discount: true,
  lottery: true,
  tax: true,
  local_tax: true,
  drink_tax: true,
};

/** Which of the rules are looked at. */
export const rulesSearch = (
  search: Record<string, unknown>,
): { page?: number; state?: string; kind?: RuleKind; stale?: 'yes' } => ({
  page: Number.isInteger(search.page) && Number(search.page) > 0 ? Number(search.page) : undefined,
  state: typeof search.state === 'string' && /^[A-Z]{2}$/.test(search.state) ? search.state : undefined,
  kind: wordIn(ruleKinds, search.kind),
  stale: search.stale === 'yes' ? 'yes' : undefined,
});
