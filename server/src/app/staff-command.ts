import { type getOrderByStaff, idMethods, staffStatuses } from 'contract/orders-staff';
import type { Wire } from 'contract/platform/endpoint';
import { staffToken } from '../features/orders/index.js';
import { CannotStart } from '../platform/cannot-start.js';
import { systemClock } from '../platform/clock.js';
import type { Settings } from '../platform/settings.js';
import { timeWords } from '../platform/time-words.js';

type Shown = Wire<typeof getOrderByStaff>;

const usage = `Show an order, or move it on:
  npm run order -- 104001
  npm run order -- 104001 packed | ready | on-its-way | cancelled
  npm run order -- 104001 handed-over --id driving-licence | passport | other | refused`;

const spelled = (words: string) => words.replaceAll('-', '_');

/** What the command's words ask for. Drinks are handed over to somebody whose ID was looked at. */
export function asking([number, status, flag, shown, ...rest]: readonly string[]) {
  if (!number || rest.length > 0) throw new CannotStart(usage);
  if (status === undefined) return { number };
  const to = staffStatuses.find((each) => each === spelled(status));
  if (!to || (flag !== undefined && (flag !== '--id' || to !== 'handed_over'))) throw new CannotStart(usage);
  if (flag === undefined) return { number, move: { status: to } };
  if (shown === 'refused')
    return { number, move: { status: to, id_check: { method: 'other', result: 'refused' } } };
  const method = idMethods.find((each) => each === spelled(shown ?? ''));
  if (!method) throw new CannotStart(usage);
  return { number, move: { status: to, id_check: { method, result: 'shown' } } };
}

/** Whoever listens everywhere is reached here. */
const addressOf = ({ host, port }: Settings) =>
  `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`;

/** The embedded database belongs to the running shop alone: the command asks there. */
export async function askShop(
  settings: Settings,
  key: string,
  { number, move }: ReturnType<typeof asking>,
  clock = systemClock,
) {
  const shop = addressOf(settings);
  const answer = await fetch(`${shop}/api/staff/orders/${encodeURIComponent(number)}`, {
    headers: {
      authorization: `Bearer ${staffToken(key, clock.now())}`,
      ...(move && { 'content-type': 'application/json' }),
    },
    ...(move && { method: 'PUT', body: JSON.stringify(move) }),
  }).catch(() => {
    throw new CannotStart(`No shop answers at ${shop}. Start it, or set HOST and PORT as it has them.`);
  });
  const { message, data, code } = (await answer.json()) as { message: string; data: Shown; code?: string };
  if (answer.ok) return data;
  throw new CannotStart(
    code === 'not_found'
      ? `The shop at ${shop} has another key. Set DATA_DIR or SECRET_KEY as it has it.`
      : message,
  );
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An order in the terminal. */
export function shownOrder(order: Shown): string {
  const at = (moment: string) =>
    timeWords(order.timezone, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
  const slot = order.slot ? `, ${at(order.slot.from)}` : '';
  return [
    [order.number, order.status.replaceAll('_', ' '), usd.format(order.total), order.customer_name].join(
      '  ',
    ),
    `${order.store_name}, ${order.fulfilment}${slot}; payment: ${order.payment.status.replaceAll('_', ' ')}`,
    ...order.lines.map(
      ({ quantity, brand, name, vintage, returned }) =>
        `  ${quantity} × ${[brand, name, vintage].filter(Boolean).join(' ')}` +
        (returned ? ` (${returned} returned)` : ''),
    ),
    ...order.steps.map(
      ({ status, at: moment, note }) =>
        `  ${at(moment)}  ${status.replaceAll('_', ' ')}${note ? `: ${note}` : ''}`,
    ),
  ].join('\n');
}
