import * as v from 'valibot';
import { storeMoment } from '../catalogue/price-plans.staff.js';
import { moment } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, idFromText } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { line } from '../platform/text.js';
import { mostMemberships } from '../settings/memberships.js';
import { notAllowed } from '../staff.js';
import { storeNotFound } from '../stores.js';

export const promotionNotFound = refusal(404, 'promotion_not_found', 'There is no such promotion.');
export const promotionOvertaken = refusal(
  409,
  'promotion_overtaken',
  'Somebody else has changed this meanwhile. What you typed is still here. Close it and open it again to see theirs.',
);
export const promotionEndsTooSoon = refusal(
  422,
  'promotion_ends_too_soon',
  'Choose an end that is still to come, after the beginning',
  'until',
);
export const promotedGoodsUnknown = refusal(
  422,
  'promoted_goods_unknown',
  'Some of these goods are not there any more. Choose them again.',
  'goods',
);
export const promotedMembershipsUnknown = refusal(
  422,
  'promoted_memberships_unknown',
  'Some of these memberships are not there any more. Choose them again.',
  'membership_ids',
);
/** The message names the code. */
export const codeTaken = refusal(409, 'code_taken', 'This code is taken already.', 'codes');
/** The message says how often. */
export const codesUsedMore = refusal(
  422,
  'codes_used_more',
  'The codes have been used more often already.',
  'at_most',
);
/** The message names the rule and its source. */
export const promotionAgainstRule = refusal(
  409,
  'promotion_against_rule',
  'The law of one of these stores does not allow it.',
);

/** By what a promotion names goods, from the widest to the narrowest. */
export const promotedKinds = ['department', 'category', 'brand', 'product'] as const;
export type PromotedKind = (typeof promotedKinds)[number];

export const promotionWays = ['percent', 'amount', 'buy_get'] as const;
export type PromotionWay = (typeof promotionWays)[number];

/** Whom a promotion is for. */
export const promotionAudiences = ['everybody', 'first_order', 'members'] as const;
export type PromotionAudience = (typeof promotionAudiences)[number];

export const mostSteps = 5;
export const mostGoods = 200;
export const mostPromotionCodes = 50;
/** However much is typed, a tenth is paid. */
export const mostPercent = 90;
/** Of those that somebody gets because they buy others, nothing need be paid. */
const mostPercentOfGot = 100;

const bottles = v.pipe(
  v.number('Say from how many bottles on'),
  v.integer('Say from how many bottles on'),
  v.minValue(1, 'Say from how many bottles on'),
  v.maxValue(120, 'A cart holds at most 120 of one bottle'),
);
const off = v.pipe(
  money,
  v.minValue(1, 'Say how much is taken off'),
  v.maxValue(1_000_000, 'This is more than anybody takes off'),
);

const pieces = (says: string) =>
  v.nullable(
    v.pipe(
      v.number(says),
      v.integer(says),
      v.minValue(1, says),
      v.maxValue(60, 'A cart holds at most 120 of one bottle'),
    ),
  );
const [saysHowManyBought, saysHowManyGot] = ['Say how many are bought', 'Say how many of them are got'];

const steps = v.pipe(
  v.array(v.object({ from_bottles: bottles, off })),
  v.minLength(1, 'Add a step'),
  v.maxLength(mostSteps, `Name at most ${mostSteps} steps`),
  v.check(
    (all) => new Set(all.map(({ from_bottles }) => from_bottles)).size === all.length,
    'Name each number of bottles once',
  ),
  v.transform((all) => all.toSorted((one, other) => one.from_bottles - other.from_bottles)),
  v.check(
    (all) => all.every((step, at) => at === 0 || step.off > all[at - 1]!.off),
    'More bottles must take more off',
  ),
);

const goods = v.pipe(
  v.array(v.object({ kind: v.picklist(promotedKinds), ref: id, takes_out: v.boolean() })),
  v.maxLength(mostGoods, `Name at most ${mostGoods}`),
  v.check(
    (all) => new Set(all.map(({ kind, ref }) => `${kind} ${ref}`)).size === all.length,
    'Name each of them once',
  ),
);

const code = v.pipe(
  v.string(),
  v.transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, '')),
  v.regex(/^[A-Z0-9]{3,32}$/, 'A code has 3 to 32 letters and digits'),
);
const codes = v.pipe(
  v.array(code),
  v.maxLength(mostPromotionCodes, `Name at most ${mostPromotionCodes} codes`),
  v.check((all) => new Set(all).size === all.length, 'Name each code once'),
);
const uses = v.nullable(
  v.pipe(
    v.number('Enter a whole number'),
    v.integer('Enter a whole number'),
    v.minValue(1, 'Enter a whole number from 1'),
    v.maxValue(1_000_000, 'Leave it empty for no limit'),
  ),
);

type Grouped = {
  readonly steps: readonly { readonly off: number }[];
  readonly buys: number | null;
  readonly gets: number | null;
};

/** What is off those that are bought and got, together and at one price. In hundredths of a percent. */
export const largestShare = ({ steps: [step], buys, gets }: Grouped) =>
  ((step?.off ?? 0) * (gets ?? 0)) / ((buys ?? 0) + (gets ?? 0) || 1);

export const promotionFacts = v.pipe(
  v.object({
    name: line('Name is required', 80),
    /** In the customer's words: how much is off stands behind it. */
    shown_as: line('Say what customers read', 60),
    how: v.picklist(promotionWays, 'Choose how it is taken off'),
    /** What is off is percent or dollars. Of goods that somebody gets for buying others, one step from one bottle on. */
    steps,
    /** Who buys so many, gets so many of the cheapest with something off, again and again. A six-pack is one. */
    buys: v.optional(pieces(saysHowManyBought), null),
    gets: v.optional(pieces(saysHowManyGot), null),
    /** None: all goods. Of one kind any may be it, of several kinds one of each must be. */
    goods,
    store_ids: v.pipe(
      v.array(id),
      v.minLength(1, 'Choose a store'),
      v.check((ids) => new Set(ids).size === ids.length, 'Name each store once'),
    ),
    /** On the clock of the store where it is edited. */
    from: storeMoment,
    /** Null: until somebody ends it. */
    until: v.nullable(storeMoment),
    /** Only for whoever has a code; otherwise it takes something off by itself. */
    by_code: v.optional(v.boolean(), false),
    /** Those that anybody may use; codes for one use are made for it besides. */
    codes: v.optional(codes, []),
    /** How often its codes may be used: by all customers together, and by each. Null: without a limit. */
    at_most: v.optional(uses, null),
    at_most_each: v.optional(uses, null),
    audience: v.optional(v.picklist(promotionAudiences, 'Choose who gets it'), 'everybody'),
    /** Of members, those with any of these. */
    membership_ids: v.optional(
      v.pipe(
        v.array(id),
        v.maxLength(mostMemberships, `Name at most ${mostMemberships} memberships`),
        v.check((ids) => new Set(ids).size === ids.length, 'Name each membership once'),
      ),
      [],
    ),
  }),
  v.forward(
    v.check(
      ({ audience, membership_ids }) => (audience === 'members') === membership_ids.length > 0,
      'Choose a membership',
    ),
    ['membership_ids'],
  ),
  v.forward(
    v.check(
      ({ by_code, at_most, at_most_each }) => by_code || (at_most ?? at_most_each) === null,
      'Only codes can be limited',
    ),
    ['at_most'],
  ),
  v.forward(
    v.check(({ by_code, codes: all }) => by_code || all.length === 0, 'Say that it is had by a code'),
    ['codes'],
  ),
  v.forward(
    v.check(({ how, buys }) => (how === 'buy_get') === (buys !== null), saysHowManyBought),
    ['buys'],
  ),
  v.forward(
    v.check(({ how, gets }) => (how === 'buy_get') === (gets !== null), saysHowManyGot),
    ['gets'],
  ),
  v.forward(
    v.check(
      ({ how, steps: [first, ...more] }) =>
        how !== 'buy_get' || (more.length === 0 && first?.from_bottles === 1),
      'Say once how much is taken off',
    ),
    ['steps'],
  ),
  v.forward(
    v.check(
      ({ how, steps: all }) => how !== 'percent' || all.every((step) => step.off <= mostPercent * 100),
      `At most ${mostPercent}% can be taken off`,
    ),
    ['steps'],
  ),
  v.forward(
    v.check(
      ({ how, steps: all }) => how !== 'buy_get' || all.every((step) => step.off <= mostPercentOfGot * 100),
      `At most ${mostPercentOfGot}% can be taken off`,
    ),
    ['steps'],
  ),
  v.forward(
    v.check(
      (facts) => facts.how !== 'buy_get' || largestShare(facts) <= mostPercent * 100,
      `At most ${mostPercent}% can be taken off all of them together`,
    ),
    ['gets'],
  ),
);
export type PromotionFacts = v.InferOutput<typeof promotionFacts>;

export const promotionStates = ['draft', 'on', 'paused'] as const;
export type PromotionState = (typeof promotionStates)[number];

const named = v.object({ id, name: v.string() });

const promotion = v.object({
  id,
  version: v.number(),
  name: v.string(),
  shown_as: v.string(),
  how: v.picklist(promotionWays),
  steps: v.array(v.object({ from_bottles: v.number(), off: money })),
  buys: v.nullable(v.number()),
  gets: v.nullable(v.number()),
  goods: v.array(
    v.object({ kind: v.picklist(promotedKinds), ref: id, takes_out: v.boolean(), name: v.string() }),
  ),
  stores: v.array(named),
  state: v.picklist(promotionStates),
  starts_at: moment,
  ends_at: v.nullable(moment),
  /** Its hours on the clock of the store that was asked for. */
  from: storeMoment,
  until: v.nullable(storeMoment),
  by_code: v.boolean(),
  codes: v.array(v.string()),
  /** Of the codes for one use: how many there are, and how many of them are used. */
  made: v.number(),
  made_used: v.number(),
  at_most: v.nullable(v.number()),
  at_most_each: v.nullable(v.number()),
  audience: v.picklist(promotionAudiences),
  memberships: v.array(named),
  /** By how many orders that stand its codes are used. */
  used: v.number(),
  /** Whether whoever asks runs the promotions of all its stores. */
  may_change: v.boolean(),
  /** In how many orders it has taken something off, and how much. */
  orders: v.number(),
  saved: money,
});
export type StaffPromotion = v.InferOutput<typeof promotion>;

const may = 'promotions.change';
const atStore = v.object({ store_id: idFromText });
const one = v.object({ store_id: idFromText, id: idFromText });
const saved = { data: v.object({ id, version: v.number() }), says: 'The promotion is saved' } as const;

export const promotionTimes = ['now', 'over'] as const;
export type PromotionTime = (typeof promotionTimes)[number];

export const listPromotions = endpoint('GET', 'staff/stores/{store_id}/promotions', {
  about:
    'One page of the promotions that name the store: those that run or may run still, or those that are over.',
  may,
  path: atStore,
  query: v.object({ when: v.optional(v.picklist(promotionTimes), 'now'), ...pageQuery(20) }),
  data: v.object({ ...pageOf(promotion).entries, timezone: v.string() }),
  refusals: [storeNotFound],
});

export const listPromotedChoices = endpoint('GET', 'staff/stores/{store_id}/promotions/choices', {
  about:
    'What a promotion can name: the departments, their categories, the memberships, and the stores whose promotions the caller runs.',
  may,
  path: atStore,
  data: v.object({
    departments: v.array(v.object({ ...named.entries, categories: v.array(named) })),
    stores: v.array(named),
    memberships: v.array(named),
    now: storeMoment,
  }),
  refusals: [storeNotFound],
});

export const createPromotion = endpoint('POST', 'staff/stores/{store_id}/promotions', {
  about: 'A draft: it takes nothing off before it is switched on.',
  may,
  path: atStore,
  body: promotionFacts,
  status: 201,
  ...saved,
  refusals: [
    storeNotFound,
    notAllowed,
    promotionEndsTooSoon,
    promotedGoodsUnknown,
    promotedMembershipsUnknown,
    codeTaken,
  ],
});

export const editPromotion = endpoint('PUT', 'staff/stores/{store_id}/promotions/{id}', {
  about:
    'Changes it, where nobody has since the caller read it. One that is on takes off what it says now; orders stay as they are.',
  may,
  path: one,
  body: v.object({ version: v.number(), facts: promotionFacts }),
  ...saved,
  refusals: [
    promotionNotFound,
    promotionOvertaken,
    notAllowed,
    promotionEndsTooSoon,
    promotedGoodsUnknown,
    promotedMembershipsUnknown,
    promotionAgainstRule,
    codeTaken,
    codesUsedMore,
  ],
});

export const switchPromotion = endpoint('PUT', 'staff/stores/{store_id}/promotions/{id}/state', {
  about: 'Switches it on, or pauses it at once. Asked again, it changes nothing.',
  may,
  path: one,
  body: v.object({ state: v.picklist(['on', 'paused']) }),
  says: 'It is done',
  refusals: [promotionNotFound, notAllowed, promotionAgainstRule],
});

/** So many at once, and so many in all. */
export const mostCodesMade = 5_000;
export const mostMadeCodes = 50_000;
export const tooManyCodes = refusal(
  422,
  'too_many_codes',
  'A promotion has at most 50,000 codes for one use.',
  'count',
);
export const notByCode = refusal(
  409,
  'not_by_code',
  'This promotion takes something off by itself. Say that it is had by a code, and save it first.',
);

const howMany = v.pipe(
  v.number('Say how many'),
  v.integer('Say how many'),
  v.minValue(1, 'Say how many'),
  v.maxValue(mostCodesMade, 'Make at most 5,000 at once'),
);

export const codesToMake = v.object({ count: howMany });

export const makeCodes = endpoint('POST', 'staff/stores/{store_id}/promotions/{id}/codes', {
  about: 'Makes codes that nobody can guess and that work once each, whoever has them.',
  may,
  path: one,
  body: codesToMake,
  status: 201,
  data: v.object({ made: v.number() }),
  says: 'The codes are made',
  refusals: [promotionNotFound, notAllowed, notByCode, tooManyCodes],
});

export const listMadeCodes = endpoint('GET', 'staff/stores/{store_id}/promotions/{id}/codes', {
  about: 'The codes for one use, in the order of their letters, with the order that has used each.',
  may,
  path: one,
  data: v.array(v.object({ code: v.string(), order_number: v.nullable(v.string()) })),
  refusals: [promotionNotFound, notAllowed],
});

export const previewPromotion = endpoint('POST', 'staff/stores/{store_id}/promotions/preview', {
  about:
    'What it would have taken off the last orders of this store, by the goods as they are sorted and priced usually.',
  may,
  path: atStore,
  body: promotionFacts,
  data: v.object({
    /** How many orders were looked at, and how many of them it would have made cheaper. */
    orders: v.number(),
    cheaper: v.number(),
    saved: money,
    /** What the goods of those it would have made cheaper cost. */
    goods: money,
  }),
  refusals: [storeNotFound],
});
export type PromotionPreview = v.InferOutput<typeof previewPromotion.shape.data>;
