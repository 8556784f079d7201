import type { TakenAtCounter } from 'contract/orders/counter.staff';
import {
  type getOrderByStaff,
  type IdCheck,
  idMethods,
  type StaffStatus,
  staffStatuses,
} from 'contract/orders/orders.staff';
import type { Wire } from 'contract/platform/endpoint';
import { notLoggedIn } from 'contract/platform/envelope';
import { money } from 'contract/platform/money';
import * as v from 'valibot';
import { CannotStart } from '../platform/cannot-start.js';
import { systemClock } from '../platform/clock.js';
import { commandToken } from '../platform/http/command-token.js';
import { usd } from '../platform/money-words.js';
import type { SecretKey } from '../platform/secret-key.js';
import type { Settings } from '../platform/settings.js';
import { timeWords } from '../platform/time-words.js';

type Shown = Wire<typeof getOrderByStaff>;

const usage = `Show an order, or move it on:
  npm run order -- 104001
  npm run order -- 104001 packed | ready | on-its-way | cancelled
  npm run order -- 104001 handed-over --id driving-licence | passport | other | refused | other-name
    where it is paid at the counter, in cash or by the terminal's reference: --paid cash | 123456
    where it is brought to a door, who took it: --to "Grace Hopper"
Answer a return, by line and pieces; what is named nowhere is refused:
  npm run order -- 104001 returned --accept 1:2 --broken 2:1 --reason "The cork was pulled"`;

const spelled = (words: string) => words.replaceAll('-', '_');

type LinePieces = { position: number; quantity: number };
type HandOver = { id_check?: IdCheck; counter_payment?: TakenAtCounter; received_by?: string };
type Asking = {
  number: string;
  move?: { status: StaffStatus } & HandOver;
  returned?: { accepted: LinePieces[]; broken: LinePieces[]; reason: string };
};

/** `1:2` means two pieces of the first line, as `npm run order -- 104001` numbers the lines. */
function piecesIn(text: string): LinePieces {
  const [, line, pieces] = /^([1-9]\d{0,3}):([1-9]\d{0,4})$/.exec(text) ?? [];
  if (!line || !pieces) throw new CannotStart(usage);
  return { position: Number(line) - 1, quantity: Number(pieces) };
}

/** `--reason "…"`, `--accept 1:2` and the like. */
function* flagsIn(words: readonly string[]) {
  for (let at = 0; at < words.length; at += 2) {
    const [flag, value] = [words[at], words[at + 1]];
    if (value === undefined) throw new CannotStart(usage);
    yield [flag, value] as const;
  }
}

function answerIn(words: readonly string[]) {
  const answer = { accepted: [] as LinePieces[], broken: [] as LinePieces[], reason: '' };
  for (const [flag, value] of flagsIn(words)) {
    if (flag === '--accept') answer.accepted.push(piecesIn(value));
    else if (flag === '--broken') answer.broken.push(piecesIn(value));
    else if (flag === '--reason') answer.reason = value;
    else throw new CannotStart(usage);
  }
  return answer;
}

function checkIn(shown: string): IdCheck {
  if (shown === 'refused' || shown === 'other-name')
    return { method: 'other', result: shown === 'refused' ? 'refused' : 'other_name' };
  const method = idMethods.find((each) => each === spelled(shown));
  if (!method) throw new CannotStart(usage);
  return { method, result: 'shown' };
}

function handOverIn(words: readonly string[]) {
  const handOver: HandOver = {};
  for (const [flag, value] of flagsIn(words)) {
    if (flag === '--id') handOver.id_check = checkIn(value);
    else if (flag === '--paid')
      handOver.counter_payment =
        value === 'cash' ? { method: 'cash' } : { method: 'terminal', reference: value };
    else if (flag === '--to') handOver.received_by = value;
    else throw new CannotStart(usage);
  }
  return handOver;
}

/** Translates the command's words into a call. A hand-over names the ID that was checked. */
export function asking([number, status, ...words]: readonly string[]): Asking {
  if (number && status === 'returned' && words.length > 0) return { number, returned: answerIn(words) };
  if (!number) throw new CannotStart(usage);
  if (status === undefined) return { number };
  const to = staffStatuses.find((each) => each === spelled(status));
  if (!to || (words.length > 0 && to !== 'handed_over')) throw new CannotStart(usage);
  return { number, move: { status: to, ...handOverIn(words) } };
}

/** A server that listens on all addresses is called on the local one. */
export const addressOf = ({ host, port }: Pick<Settings, 'host' | 'port'>) =>
  `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`;

function staffAddressOf({ host, staffPort }: Settings) {
  if (staffPort) return addressOf({ host, port: staffPort });
  throw new CannotStart('Set STAFF_PORT as the shop has it: orders are moved at the origin of the staff.');
}

/** Only the running shop can open the embedded database, so the command calls the shop. */
export async function askShop(
  settings: Settings,
  key: SecretKey,
  { number, move, returned }: Asking,
  clock = systemClock,
) {
  const shop = staffAddressOf(settings);
  const change = move ?? returned;
  const order = `${shop}/api/staff/orders/${encodeURIComponent(number)}`;
  const answer = await fetch(returned ? `${order}/return` : order, {
    headers: {
      authorization: `Bearer ${commandToken(key, clock.now())}`,
      'sec-fetch-site': 'same-origin',
      ...(change && { 'content-type': 'application/json' }),
    },
    ...(change && { method: 'PUT', body: JSON.stringify(change) }),
  }).catch(() => {
    throw new CannotStart(`No shop answers at ${shop}. Start it, or set HOST and STAFF_PORT as it has them.`);
  });
  const { message, data, code } = (await answer.json()) as { message: string; data: Shown; code?: string };
  if (answer.ok) return data;
  throw new CannotStart(
    code === notLoggedIn.code
      ? `The shop at ${shop} has another key. Set DATA_DIR or SECRET_KEY as it has it.`
      : message,
  );
}

const missingWords = ({ if_missing, customer_phone }: Shown) =>
  if_missing === 'call'
    ? `If a bottle is missing: call first, ${customer_phone || 'but no number is known'}`
    : 'If a bottle is missing: leave it out';

/** An order as text for the terminal. */
export function shownOrder(order: Shown): string {
  const at = (moment: string) =>
    timeWords(order.timezone, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
  const slot = order.slot ? `, ${at(order.slot.from)}` : '';
  return [
    [
      order.number,
      order.status.replaceAll('_', ' '),
      usd(v.parse(money, order.total)),
      order.customer_name,
    ].join('  '),
    `${order.store_name}, ${order.fulfilment}${slot}; payment: ${order.payment.status.replaceAll('_', ' ')}`,
    missingWords(order),
    ...order.lines.map(
      ({ position, quantity, brand, name, vintage, returned, asked }) =>
        `  ${position + 1}. ${quantity} × ${[brand, name, vintage].filter(Boolean).join(' ')}` +
        (returned ? ` (${returned} returned)` : '') +
        (asked ? ` (${asked} asked to return)` : ''),
    ),
    ...order.steps.map(
      ({ status, at: moment, note }) =>
        `  ${at(moment)}  ${status.replaceAll('_', ' ')}${note ? `: ${note}` : ''}`,
    ),
  ].join('\n');
}
