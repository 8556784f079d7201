import * as lottery from 'contract/lottery';
import { getRecordPiece, type RecordList } from 'contract/lottery-record';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { days } from '../../../platform/clock.js';
import { describeShopOnBoth } from '../../../testing/describe-shop.js';
import { openTestLottery } from '../../../testing/test-lottery.js';
import { newSeed } from '../announcing/seeds.js';
import { getLottery } from '../entering/show-lottery.js';
import { lockLottery } from '../lotteries.sql.js';
import { freeze } from './close-lottery.js';
import { drawKeyOf, inOrder, rank } from './draw.js';
import { publishDraw } from './draw-lottery.js';
import { selectRanked } from './pieces.sql.js';
import { tellEntrants } from './tell-entrants.js';

const inAPiece = 10_000;

describeShopOnBoth('a lottery with many tickets', (shop) => {
  /** Adds this many customers and their tickets directly, without the checks of entering. */
  const enter = (id: number, count: number) =>
    shop.shop.write((tx) =>
      sql`
        with customer as (
          insert into customer (id, first_name, last_name, email, dob, password_hash, marketing, accepted_terms_at, created_at)
          select gen_random_uuid(), 'Some', 'One', gen_random_uuid() || '@example.com', '1980-01-01', 'none', false,
            ${tx.now}, ${tx.now}
          from generate_series(1, ${count}::integer)
          returning id
        )
        insert into lottery_ticket (id, lottery_id, customer_id, ticket_no, entered_at, release, standing)
        select gen_random_uuid(), lottery.id, customer.id, 'CH1-' || left(customer.id::text, 23), ${tx.now}, release, 'entered'
        from customer, lottery where lottery.id = ${id}`.execute(tx),
    );
  const ticketsOf = (id: number) =>
    shop.shop.read((db) =>
      db
        .selectFrom('lottery_ticket')
        .select(['ticket_no', 'customer_id'])
        .where('lottery_id', '=', id)
        .orderBy('id')
        .execute(),
    );

  it('writes to those who come after the first two hundred letters too', async () => {
    const id = await openTestLottery(shop);
    await enter(id, 201);
    const tickets = await ticketsOf(id);
    const last = 'last@example.com';
    await shop.shop.write(async (tx) => {
      await tx
        .updateTable('customer')
        .set({ email: last, email_confirmed_at: tx.now })
        .where('id', '=', tickets.at(-1)!.customer_id)
        .execute();
      await tellEntrants(tx, id, 'closed');
    });
    await shop.runJobs();
    expect((await shop.letterTo(last)).subject).toMatch(/^Entries are closed/);
  });

  it('counts, freezes and ranks all of them', async () => {
    const seed = newSeed();
    const id = await openTestLottery(shop, { seed });
    const ada = await shop.customer();
    const asked = { path: { id: String(id) } };
    await enter(id, inAPiece);
    expect(await ada.call(lottery.getLottery, asked)).toMatchObject({
      entries: inAPiece,
      entries_exact: true,
    });
    await enter(id, 2);
    expect(await ada.call(lottery.getLottery, asked)).toMatchObject({
      entries: inAPiece,
      entries_exact: false,
    });

    shop.clock.advance(days(3));
    const closed = await shop.shop.write(async (tx) => {
      await freeze(tx, (await lockLottery(tx, id))!, tx.now);
      return (await lockLottery(tx, id))!;
    });
    const tickets = await ticketsOf(id);
    const entries = inOrder(tickets.map(({ ticket_no }) => ticket_no));
    const ranking = rank(
      drawKeyOf({ lotteryId: id, seed, entriesHash: closed.entries_hash!, beacon: null }),
      entries,
    );
    await shop.shop.write((tx) => publishDraw(tx, id, { seed, heard: null, ranking }, tx.now));

    const piece = (list: RecordList, number: number) =>
      shop.call(getRecordPiece, { path: { id: String(id), list, piece: String(number) } });
    for (const [list, whole] of [
      ['entries', entries],
      ['ranking', ranking],
    ] as const) {
      expect(await piece(list, 0)).toEqual({ piece: 0, pieces: 2, tickets: whole.slice(0, inAPiece) });
      expect(await piece(list, 1)).toEqual({ piece: 1, pieces: 2, tickets: whole.slice(inAPiece) });
      await expect(piece(list, 2)).rejects.toMatchObject({ code: 'piece_not_found' });
    }

    for (const place of [1, inAPiece, inAPiece + 1, inAPiece + 2]) {
      const ticketNo = ranking[place - 1]!;
      const { customer_id } = tickets.find(({ ticket_no }) => ticket_no === ticketNo)!;
      const { ticket } = await shop.shop.read((db) => getLottery(db, customer_id, id));
      expect(ticket).toMatchObject({ rank: place, ahead: place - 1 });
      expect(await shop.shop.read((db) => selectRanked(db, id, place))).toBe(ticketNo);
    }
  });
});
