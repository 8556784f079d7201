import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { Answer } from 'contract/platform/endpoint';
import type { RuleKind } from 'contract/settings/rule-values';
import {
  addRule,
  checkRule,
  endRule,
  importRules,
  listJurisdictions,
  listRules,
  type NewRule,
} from 'contract/settings/rules';
import { withFreshFactor } from '../../../platform/fresh-factor';

export type Rule = Answer<typeof listRules>['data'][number];

export const jurisdictionsQuery = queryOptions({
  queryKey: ['jurisdictions'],
  queryFn: () => call(listJurisdictions),
  staleTime: Number.POSITIVE_INFINITY,
});

export type Looked = { page?: number; state?: string; kind?: RuleKind; stale?: 'yes' };

const allRules = ['rules'];

export const rulesQuery = ({ page, ...looked }: Looked) =>
  queryOptions({
    queryKey: [...allRules, looked, page],
    queryFn: () => call(listRules, { query: { ...looked, page: String(page ?? 1) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Each change of a rule wants a fresh look at the factor. */
async function thenLookAgain<Result>(ask: () => Promise<Result>) {
  try {
    return await withFreshFactor(ask);
  } finally {
    await queries.invalidateQueries({ queryKey: allRules });
  }
}

export const addRuleOf = (body: NewRule) => thenLookAgain(() => callFor(addRule, { body }));

const pathOf = ({ id }: Rule) => ({ id: String(id) });

export const checkRuleAgain = (rule: Rule, source: string) =>
  thenLookAgain(() => callFor(checkRule, { path: pathOf(rule), body: { source, version: rule.version } }));

export const endRuleOn = (rule: Rule, effective_to: string | null) =>
  thenLookAgain(() =>
    callFor(endRule, { path: pathOf(rule), body: { effective_to, version: rule.version } }),
  );

export const importRulesFrom = (file: string) =>
  thenLookAgain(() => callFor(importRules, { body: { file } }));
