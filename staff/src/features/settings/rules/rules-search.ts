import { type RuleKind, ruleKinds } from 'contract/settings/rule-values';

/** Which of the rules are looked at. */
export const rulesSearch = (
  search: Record<string, unknown>,
): { page?: number; state?: string; kind?: RuleKind; stale?: 'yes' } => ({
  page: Number.isInteger(search.page) && Number(search.page) > 0 ? Number(search.page) : undefined,
  state: typeof search.state === 'string' && /^[A-Z]{2}$/.test(search.state) ? search.state : undefined,
  kind: ruleKinds.find((kind) => kind === search.kind),
  stale: search.stale === 'yes' ? 'yes' : undefined,
});
