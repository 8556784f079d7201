import * as v from 'valibot';
import { fiveDigits } from '../five-digits.js';
import { date } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, idFromText } from '../platform/ids.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { line } from '../platform/text.js';
import { notAllowed } from '../staff.js';
import { channel, goodsKind, ruleKinds, ruleValues } from './rule-values.js';

export const ruleNotFound = refusal(404, 'rule_not_found', 'There is no such rule.');
export const ruleChanged = refusal(
  409,
  'rule_changed',
  'Somebody else has changed this rule meanwhile. Look at it as it is now.',
);
export const ruleThere = refusal(409, 'rule_there', 'This very rule is there already.');
export const rulesUnclear = refusal(422, 'rules_unclear', 'The file is unclear.', 'file');

export const endsTooEarly = refusal(
  422,
  'ends_too_early',
  'The last day comes after the first',
  'effective_to',
);

const state = v.pipe(v.string('Choose a state'), v.regex(/^[A-Z]{2}$/, 'Choose a state'));
const kind = v.picklist(ruleKinds, 'Choose what the rule is about');
const source = line('Say where the rule is written', 200);

const facts = {
  state,
  county: v.nullable(line('Enter a county', 80)),
  zip: v.nullable(fiveDigits),
  category: v.nullable(goodsKind),
  channel: v.nullable(channel),
  kind,
  value: v.record(v.string(), v.unknown()),
  effective_from: v.pipe(v.string('Choose a day'), v.nonEmpty('Choose a day'), date),
  effective_to: v.nullable(date),
  source,
  checked_on: v.pipe(v.string('Choose a day'), v.nonEmpty('Choose a day'), date),
};

/** A rule holds a value of its own kind, and nothing else. */
export const newRule = v.pipe(
  v.object(facts),
  v.rawCheck(({ dataset, config, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    for (const { message, path } of v.safeParse<v.GenericSchema>(
      ruleValues[value.kind],
      value.value,
      config as v.Config<v.GenericIssue>,
    ).issues ?? [])
      addIssue({
        message,
        path: [
          { type: 'object', origin: 'value', input: value, key: 'value', value: value.value },
          ...(path ?? []),
        ] as [v.IssuePathItem, ...v.IssuePathItem[]],
      });
  }),
  v.forward(
    v.check(
      ({ effective_from, effective_to }) => !effective_to || effective_from <= effective_to,
      'The last day comes after the first',
    ),
    ['effective_to'],
  ),
);
export type NewRule = v.InferOutput<typeof newRule>;

const rule = v.object({
  ...facts,
  id,
  /** Sent back with a change: if somebody else was faster, the change is refused. */
  version: v.string(),
  /** Nobody has checked it for a year. */
  stale: v.boolean(),
});

export const listJurisdictions = endpoint('GET', 'staff/jurisdictions', {
  about: 'The places that have rules of their own: states, Washington, D.C., and two territories.',
  may: 'hours.change',
  data: v.array(v.object({ code: v.string(), name: v.string() })),
});

export const listRules = endpoint('GET', 'staff/rules', {
  about: 'The rules of sale by state, the newest of each kind first.',
  may: 'terms.change',
  query: v.object({
    ...pageQuery(50),
    state: v.optional(state),
    kind: v.optional(kind),
    /** Only those that nobody has checked for a year. */
    stale: v.optional(v.picklist(['yes'])),
  }),
  /** `today` has begun at every store, so a rule that holds from then on begins everywhere at once. */
  data: v.object({ ...pageOf(rule).entries, today: date }),
});

export const addRule = endpoint('POST', 'staff/rules', {
  about:
    'A rule of sale, which counts from its first day on. Of two that say the same of a place the newer one counts.',
  may: 'terms.change',
  freshFactor: true,
  body: newRule,
  status: 201,
  data: v.object({ id }),
  says: 'The rule is added',
  refusals: [notAllowed, ruleThere],
});

export const ruleCheck = v.object({ source });
export const ruleEnd = v.object({
  effective_to: v.nullable(date),
});

const byId = v.object({ id: idFromText });

export const checkRule = endpoint('PUT', 'staff/rules/{id}/checked', {
  about: 'Says that somebody has looked up today that the rule still holds, and where.',
  may: 'terms.change',
  freshFactor: true,
  path: byId,
  body: v.object({ ...ruleCheck.entries, version: v.string() }),
  says: 'Checked today',
  refusals: [notAllowed, ruleNotFound, ruleChanged],
});

export const endRule = endpoint('PUT', 'staff/rules/{id}/end', {
  about: 'Names the last day on which a rule holds; none, and it goes on.',
  may: 'terms.change',
  freshFactor: true,
  path: byId,
  body: v.object({ ...ruleEnd.entries, version: v.string() }),
  says: 'The rule is saved',
  refusals: [notAllowed, ruleNotFound, ruleChanged, endsTooEarly],
});

export const importRules = endpoint('POST', 'staff/rules/import', {
  about:
    'Adds the rules of a file that are not there yet; its fees, times and carrier days take the place of those before.',
  may: 'terms.change',
  freshFactor: true,
  body: v.object({ file: v.pipe(v.string('Choose a file'), v.nonEmpty('Choose a file')) }),
  data: v.object({ rules: v.number(), fees: v.number(), slot_plans: v.number() }),
  says: 'The rules are imported',
  refusals: [notAllowed, rulesUnclear],
});
