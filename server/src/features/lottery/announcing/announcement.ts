import { parseArgs } from 'node:util';
import { date } from 'contract/platform/dates';
import * as v from 'valibot';
import { CannotStart } from '../../../platform/cannot-start.js';

const usage = `Announce a lottery, the times by the clock on the store's wall:
  npm run lottery -- announce --store lincoln-park --product 249 --bottles 6 --price 310
    --opens "2026-12-01 10:00" --closes "2026-12-08 20:00" --prefix CH1
    [--claim-hours 48] [--name "Cabernet Sauvignon Reserve, Winter 2026"] [--rules rules.txt]
    [--release cabernet-2026]  one word for the same bottle at several stores: a customer wins one of them`;

const text = { type: 'string' } as const;
const options = {
  store: text,
  product: text,
  bottles: text,
  price: text,
  opens: text,
  closes: text,
  prefix: text,
  'claim-hours': text,
  name: text,
  rules: text,
  release: text,
};

const whole = (most: number, says: string) =>
  v.pipe(v.string(says), v.regex(/^[1-9]\d*$/, says), v.transform(Number), v.maxValue(most, says));

const wallTime = (name: string) => {
  const says = `--${name} is a day and a time, as "2026-12-01 10:00".`;
  return v.pipe(
    v.string(says),
    v.regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/, says),
    v.transform((words) => ({ day: words.slice(0, 10), time: words.slice(11) })),
    v.check(({ day }) => v.is(date, day), says),
  );
};

const line = (name: string, most: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(`--${name} is empty.`), v.maxLength(most)));

const announcement = v.object({
  store: v.string('Name the store by its address in the shop: --store lincoln-park.'),
  product: whole(2_147_483_647, '--product is the number at the end of the bottle’s address.'),
  bottles: whole(10_000, '--bottles is a whole number, at most 10,000.'),
  price: v.pipe(
    v.string('--price is what a bottle costs, in dollars.'),
    v.regex(/^\d{1,6}(\.\d{1,2})?$/, '--price is what a bottle costs, in dollars.'),
    v.transform((dollars) => Math.round(Number(dollars) * 100)),
    v.minValue(1, '--price is what a bottle costs, in dollars.'),
  ),
  opens: wallTime('opens'),
  closes: wallTime('closes'),
  prefix: v.pipe(
    v.string('--prefix begins each ticket: --prefix CH1.'),
    v.regex(/^[A-Z0-9]{2,4}$/, '--prefix is two to four capital letters or digits.'),
  ),
  'claim-hours': v.optional(whole(720, '--claim-hours is a whole number, at most 720.'), '48'),
  name: line('name', 120),
  /** A file. */
  rules: line('rules', 1000),
  release: line('release', 80),
});
export type Announcement = v.InferOutput<typeof announcement>;

// A missing option is read as undefined, so that its own message says what is missing.
const unsaid = Object.fromEntries(Object.keys(options).map((name) => [name, undefined]));

/** The announcement that the command's words ask for, or a sentence that says what to change. */
export function readAnnouncement(words: readonly string[]): Announcement {
  let values: Record<string, string | undefined>;
  try {
    ({ values } = parseArgs({ args: [...words], options }));
  } catch {
    throw new CannotStart(usage);
  }
  if (Object.keys(values).length === 0) throw new CannotStart(usage);
  const read = v.safeParse(announcement, { ...unsaid, ...values });
  if (!read.success) throw new CannotStart(`${read.issues[0].message}\n\n${usage}`);
  return read.output;
}
