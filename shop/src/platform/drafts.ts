import * as v from 'valibot';
import { useSession, whenCustomerLeaves } from './session';

const key = 'drafts';
const most = 10;
const keptFor = 7 * 24 * 3_600_000;

const draft = v.object({ name: v.string(), at: v.number(), value: v.unknown() });
const keptDrafts = v.object({ customer: v.string(), drafts: v.array(draft) });

const customerId = () => useSession.getState().login?.customer.id;

/** Of this customer, and not forgotten by now; a browser that forbids storage keeps none. */
function drafts() {
  try {
    const kept = v.safeParse(keptDrafts, JSON.parse(localStorage.getItem(key) ?? 'null'));
    if (!kept.success || kept.output.customer !== customerId()) return [];
    return kept.output.drafts.filter(({ at }) => Date.now() - at < keptFor);
  } catch {
    return [];
  }
}

function keep(all: ReturnType<typeof drafts>) {
  const customer = customerId();
  try {
    if (all.length === 0 || customer === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ customer, drafts: all.slice(0, most) }));
  } catch {
    // What is typed stays on the page.
  }
}

const without = (name: string) => drafts().filter((each) => each.name !== name);

/** What was typed in this form and not sent, as the schema has it. */
export function keptDraft<Output>(name: string, schema: v.GenericSchema<unknown, Output>) {
  const found = drafts().find((each) => each.name === name);
  const read = found && v.safeParse(schema, found.value);
  return read?.success ? read.output : undefined;
}

/** Never a password and never the number of a card: it lies in this browser until it is sent. */
export const keepDraft = (name: string, value: unknown) =>
  keep([{ name, at: Date.now(), value }, ...without(name)]);

export const forgetDraft = (name: string) => keep(without(name));

/** At the log-out too, where no form of this visit has loaded this file. */
export const forgetAllDrafts = () => keep([]);

whenCustomerLeaves(forgetAllDrafts);
