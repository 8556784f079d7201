import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { audit } from '../server/src/app/audit.js';
import type { Answers } from './answers.js';
import type { Journal } from './journal.js';
import { inFigures, logFloods, tooMuchOf } from './life.js';
import type { MachineRoom } from './machine-room.js';

const drainWithin = 180_000;

type Say = (words: string) => void;

type Looks = Pick<MachineRoom, 'looksOn'>;

const rowsOf = async <Row>({ looksOn }: Looks, query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(looksOn.database.kysely)).rows;

/** Jobs that are due and have not been done; repeating jobs are due each time. */
const waitingJobs = (room: MachineRoom) =>
  rowsOf(
    room,
    sql<{ kind: string; count: string }>`
      select kind, count(*) from job where run_at <= now() and unique_key is distinct from 'scheduled:' || kind group by kind`,
  );

/** Once everything works again, all postponed work must be done. */
async function everythingIsDone(room: MachineRoom) {
  const from = Date.now();
  let waiting = await waitingJobs(room);
  while (waiting.length > 0 && Date.now() - from < drainWithin) {
    await wait(500);
    waiting = await waitingJobs(room);
  }
  return waiting.map(
    ({ kind, count }) => `${count} of ${kind} still wait ${drainWithin / 1000} s after the last fault`,
  );
}

type KeptOrder = { id: string; number: string; customer_id: string; status: string };

/**
 * Compares the journal with the database: each confirmation is there once, and nothing is there that nobody
 * asked for.
 */
export async function journalIsKept(room: Looks, { orders, tries, tickets }: Journal) {
  const customers = [...tries.keys()];
  const kept = await rowsOf(
    room,
    sql<KeptOrder>`select id, number, customer_id, status from purchase_order
      where customer_id = any(${sql.val(customers)}::uuid[])`,
  );
  const byId = new Map(kept.map((order) => [order.id, order]));
  const said: string[] = [];
  for (const { id, number, customerId, cancelled, handedOver } of orders.values()) {
    const order = byId.get(id);
    if (!order) said.push(`Order ${number} was acknowledged and is gone`);
    else if (order.number !== number || order.customer_id !== customerId)
      said.push(`Order ${number} is another one now`);
    else if (cancelled && order.status !== 'cancelled')
      said.push(`Order ${number} was cancelled and is ${order.status}`);
    else if (handedOver && order.status !== 'handed_over')
      said.push(`Order ${number} was handed over and is ${order.status}`);
  }
  for (const [customerId, tried] of tries) {
    const count = kept.filter(({ customer_id }) => customer_id === customerId).length;
    if (count > tried) said.push(`Customer ${customerId} tried ${tried} times and has ${count} orders`);
  }
  const numbers = await rowsOf(room, sql<{ ticket_no: string }>`select ticket_no from lottery_ticket`);
  const keptTickets = new Set(numbers.map(({ ticket_no }) => ticket_no));
  for (const { number } of tickets) if (!keptTickets.has(number)) said.push(`Ticket ${number} is gone`);
  return said;
}

const lettersOf = (room: MachineRoom) =>
  new Set(
    room.mail.received.flatMap(({ headers }) => /^Subject:.*?\b([A-Z]+\d-\d+)\b/im.exec(headers)?.[1] ?? []),
  );

/** Every customer whose order goes through gets a letter; it may come twice, but must come. */
async function lettersCame(room: MachineRoom, { orders }: Journal) {
  const through = await rowsOf(
    room,
    sql<{ id: string; number: string }>`select id, number from purchase_order
      where status in ('placed', 'packed', 'ready', 'on_its_way', 'handed_over')`,
  );
  const written = lettersOf(room);
  return through
    .filter(({ id, number }) => orders.has(id) && !written.has(number))
    .map(({ number }) => `No letter about order ${number} came`);
}

export async function auditFinds({ looksOn }: Looks) {
  const said: string[] = [];
  await looksOn.shop.read((db) => audit(db, (words) => said.push(words)));
  return said.filter((words) => !words.startsWith('✓'));
}

/** Reports what was found, and whether every promise was kept. */
export async function judge(room: MachineRoom, journal: Journal, answers: Answers, say: Say) {
  const broken: string[] = await everythingIsDone(room);
  await room.stopServers();
  const lives = room.places.flatMap((place) => place.lives);
  broken.push(
    ...(await journalIsKept(room, journal)),
    ...(await lettersCame(room, journal)),
    ...(await auditFinds(room)),
    ...answers.faults.map(([kind, count]) => `${count} answers were ${kind}`),
    ...room.places.flatMap(({ troubles }) => troubles),
    ...lives.flatMap(tooMuchOf),
    ...logFloods(lives, answers.all),
  );
  const all = [...journal.orders.values()];
  say(
    `\nAcknowledged: ${all.length} orders, ${all.filter(({ cancelled }) => cancelled).length} cancelled, ${
      all.filter(({ handedOver }) => handedOver).length
    } handed over, ${journal.tickets.length} tickets; ${room.mail.received.length} letters came`,
  );
  say(
    `Longest without an answer: ${answers.longestAway('read')} s to readers, ${answers.longestAway('write')} s to buyers`,
  );
  say('\nCalls');
  for (const [kind, count] of [...answers.byKind].toSorted((one, other) => other[1] - one[1]))
    say(`${String(count).padStart(8)}  ${kind}`);
  say('\nServers');
  for (const life of lives) say(inFigures(life));
  const told = new Map<string, number>();
  for (const life of lives)
    for (const [kind, count] of life.told) told.set(kind, (told.get(kind) ?? 0) + count);
  for (const [kind, count] of [...told].toSorted((one, other) => other[1] - one[1]).slice(0, 15))
    say(`${String(count).padStart(8)}  ${kind}`);
  say(broken.length === 0 ? '\nEvery promise was kept.' : `\nBroken:\n${broken.slice(0, 50).join('\n')}`);
  return broken.length === 0;
}
