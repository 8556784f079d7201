import { sql } from 'kysely';
import type { Check } from '../../../platform/audit.js';
import type { Db } from '../../../platform/database/database.js';
import { selectFrozenLotteries } from '../lotteries.sql.js';
import { replayDraw } from './replay-draw.js';

/** Without one of these, something that was published could be changed unnoticed. */
const triggers = [
  'lottery_keeps_its_word',
  'lottery_piece_stays',
  'lottery_piece_all_stay',
  'lottery_ticket_keeps_its_word',
];
const indexes = [
  'lottery_ticket_lottery_id_customer_id_key',
  'lottery_ticket_one_win',
  'lottery_ticket_one_per_mailbox',
  'lottery_ticket_one_per_phone',
  'lottery_ticket_turn',
];

async function missingGuards(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select tgname as name from pg_trigger where tgname = any(${triggers}) and tgenabled in ('O', 'A')
    union all
    select relname from pg_class join pg_index on indexrelid = pg_class.oid
    where relname = any(${indexes}) and indisunique and indisvalid
    union all
    select conname from pg_constraint where conname = 'lottery_seed_is_the_published_one' and convalidated`.execute(
    db,
  );
  const standing = new Set(rows.map(({ name }) => name));
  return [...triggers, ...indexes, 'lottery_seed_is_the_published_one'].filter((name) => !standing.has(name));
}

export const lotteryChecks: Check[] = [
  {
    promise: 'A draw replayed from its seed and frozen entries gives the same result',
    breaches: async (db) => {
      const told: string[] = [];
      for (const lottery of await selectFrozenLotteries(db)) told.push(...(await replayDraw(db, lottery)));
      return told;
    },
  },
  {
    promise: 'A frozen list names the tickets of its lottery, each once',
    breaches: async (db) => {
      const { rows } = await sql<{ lottery_id: number; ticket_no: string }>`
        with listed as (
          select lottery_id, list, unnest(string_to_array(rtrim(tickets, chr(10)), chr(10))) as ticket_no
          from lottery_piece
        ), lists as (
          select id as lottery_id, 'entries' as list from lottery where closed_at is not null
          union all select id, 'ranking' from lottery where drawn_at is not null
        ), expected as (
          select lottery_id, list, ticket_no from lists join lottery_ticket using (lottery_id)
        )
        (select lottery_id, ticket_no from (select * from listed except all select * from expected) as more)
        union all
        (select lottery_id, ticket_no from (select * from expected except all select * from listed) as less)
        limit 100`.execute(db);
      return rows.map(
        ({ lottery_id, ticket_no }) =>
          `Lottery ${lottery_id}: ${ticket_no} is not as often on a list as it was given.`,
      );
    },
  },
  {
    promise: 'A customer has one entry in a lottery and one win in a release',
    breaches: async (db) => {
      const { rows: entries } = await sql<{ customer_id: string; lottery_id: number }>`
        select customer_id, lottery_id from lottery_ticket
        group by customer_id, lottery_id having count(*) > 1`.execute(db);
      const { rows: wins } = await sql<{ customer_id: string; release: string }>`
        select customer_id, release from lottery_ticket
        where standing in ('won', 'claimed', 'paid', 'handed_over')
        group by customer_id, release having count(*) > 1`.execute(db);
      return [
        ...entries.map(
          ({ customer_id, lottery_id }) => `${customer_id} has entered ${lottery_id} more than once.`,
        ),
        ...wins.map(({ customer_id, release }) => `${customer_id} has won more than once in ${release}.`),
      ];
    },
  },
  {
    promise: 'A lottery gives out no more bottles than it has, in the order of its ranking',
    breaches: async (db) => {
      const { rows: toomany } = await sql<{ id: number }>`
        select id from lottery where bottles < (
          select count(*) from lottery_ticket
          where lottery_id = lottery.id and standing in ('won', 'claimed', 'paid', 'handed_over')
        )`.execute(db);
      const { rows: outOfTurn } = await sql<{ lottery_id: number; ticket_no: string }>`
        select lottery_id, ticket_no from lottery_ticket ticket join lottery on lottery.id = lottery_id
        where rank is not null and (
          rank > turns or ticket_no is distinct from (
            select split_part(tickets, chr(10), (rank - 1) % 10000 + 1) from lottery_piece piece
            where piece.lottery_id = ticket.lottery_id and list = 'ranking' and number = (rank - 1) / 10000
          )
        )`.execute(db);
      const { rows: skipped } = await sql<{ id: number }>`
        select id from lottery where turns <> (
          select count(*) from lottery_ticket where lottery_id = lottery.id and rank is not null
        )`.execute(db);
      return [
        ...toomany.map(({ id }) => `Lottery ${id} has promised more bottles than it has.`),
        ...outOfTurn.map(
          ({ lottery_id, ticket_no }) => `Lottery ${lottery_id}: it is not the turn of ${ticket_no}.`,
        ),
        ...skipped.map(({ id }) => `Lottery ${id} has passed over somebody.`),
      ];
    },
  },
  {
    promise: 'The database refuses every change of what was published of a lottery',
    breaches: async (db) =>
      (await missingGuards(db)).map((guard) => `Its guard ${guard} is missing or switched off.`),
  },
];
