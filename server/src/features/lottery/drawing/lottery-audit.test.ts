import { enterLottery } from 'contract/lottery';
import { type Kysely, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { audit } from '../../../app/audit.js';
import { days, minutes } from '../../../platform/clock.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { entrants, openTestLottery, tendAfter } from '../../../testing/test-lottery.js';

describeShop('the audit of the lotteries', (shop) => {
  let id: number;
  const told = async () => {
    const lines: string[] = [];
    await shop.shop.read((db) => audit(db, (words) => void lines.push(words)));
    return lines.filter((line) => !line.startsWith('✓'));
  };

  beforeAll(async () => {
    id = await openTestLottery(shop);
    for (const customer of await entrants(shop, 6))
      await customer.call(enterLottery, { path: { id: String(id) } });
    await tendAfter(shop, days(3));
    await tendAfter(shop, minutes(10));
    await shop.customer();
  });

  it('finds a true draw true', async () => {
    expect(await told()).toEqual([]);
  });

  /** Breaks something without the shop's knowledge, looks at the audit, and takes it back. */
  async function toldAfter(breakIt: (tx: Kysely<never>) => Promise<unknown>) {
    const lines: string[] = [];
    const undone = new Error('undone');
    await shop.shop
      .write(async (tx) => {
        await breakIt(tx as never);
        await audit(tx, (words) => void lines.push(words));
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    return lines.filter((line) => line.startsWith('✗')).map((line) => line.slice(2));
  }

  const replay = 'A draw replayed from its seed and frozen entries gives the same result';
  const frozen = 'A frozen list names the tickets of its lottery, each once';
  const once = 'A customer has one entry in a lottery and one win in a release';
  const inOrder = 'A lottery gives out no more bottles than it has, in the order of its ranking';
  const guarded = 'The database refuses every change of what was published of a lottery';

  const setAside =
    'Each bottle of a lottery that nobody has bought is set aside for its winners, until it is settled or called off';

  const breaks: [string, string[], string[]][] = [
    [
      'a winner who was put before another',
      [
        'alter table lottery_piece disable trigger user',
        `update lottery_piece set tickets = split_part(tickets, chr(10), 2) || chr(10) || split_part(tickets, chr(10), 1)
           || substr(tickets, length(split_part(tickets, chr(10), 1) || split_part(tickets, chr(10), 2)) + 2)
         where list = 'ranking'`,
      ],
      [replay, inOrder, guarded],
    ],
    [
      'an entry that was taken out afterwards',
      [
        'alter table lottery_piece disable trigger user',
        `update lottery_piece set tickets = substr(tickets, position(chr(10) in tickets) + 1) where list = 'entries'`,
      ],
      [replay, frozen, guarded],
    ],
    [
      'another seed',
      [
        'alter table lottery disable trigger user',
        'alter table lottery drop constraint lottery_seed_is_the_published_one',
        `update lottery set seed = repeat('ab', 32) where seed is not null`,
      ],
      [replay, guarded],
    ],
    [
      'a ticket that came after the close',
      [
        'alter table lottery_ticket disable trigger user',
        `insert into lottery_ticket (id, lottery_id, customer_id, ticket_no, entered_at, release, standing)
         select gen_random_uuid(), lottery_id, (select id from customer where id not in (select customer_id from lottery_ticket) limit 1),
           'CH1-9999-2222', entered_at, release, 'entered' from lottery_ticket limit 1`,
      ],
      [frozen, guarded],
    ],
    [
      'a second entry of one customer',
      [
        'alter table lottery_ticket disable trigger user',
        'alter table lottery_ticket drop constraint lottery_ticket_lottery_id_customer_id_key',
        `update lottery_ticket set customer_id = (select customer_id from lottery_ticket order by id limit 1)
         where standing = 'entered'`,
      ],
      [once, guarded],
    ],
    [
      'a second win of one customer',
      [
        'alter table lottery_ticket disable trigger user',
        'alter table lottery_ticket drop constraint lottery_ticket_lottery_id_customer_id_key',
        'drop index lottery_ticket_one_win',
        `update lottery_ticket set customer_id = (select customer_id from lottery_ticket where rank = 1)
         where rank = 2`,
      ],
      [once, guarded],
    ],
    [
      'a bottle that there is not',
      ['alter table lottery disable trigger user', 'update lottery set bottles = 1 where turns = 2'],
      [inOrder, guarded, setAside],
    ],
    [
      'somebody who was passed over',
      [
        `update lottery_ticket set rank = 4, turn_at = now(), claim_until = now(), standing = 'lapsed'
         where ticket_no = (select split_part(tickets, chr(10), 4) from lottery_piece where list = 'ranking')`,
        'alter table lottery disable trigger user',
        'update lottery set turns = 4 where turns = 2',
      ],
      [inOrder, guarded],
    ],
  ];

  it.each(breaks)('tells %s', async (_what, statements, promises) => {
    const broken = await toldAfter(async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
    });
    expect(broken).toEqual(promises);
  });

  const changes = [
    `update lottery set bottles = 3`,
    `update lottery set seed_hash = repeat('0', 64)`,
    `update lottery set named_round = 5, beacon_chain = '{}'`,
    `update lottery set state = 'open' where state = 'drawn'`,
    `update lottery set seed = repeat('ab', 32) where seed is not null`,
    `update lottery set entries_hash = repeat('0', 64) where entries_hash is not null`,
    `update lottery set closes_at = closes_at + interval '1 day'`,
    `update lottery set turns = 0 where turns > 0`,
    `update lottery_piece set tickets = tickets`,
    `delete from lottery_piece`,
    `truncate lottery_piece`,
    `delete from lottery_ticket`,
    `update lottery_ticket set ticket_no = ticket_no || '2'`,
    `update lottery_ticket set customer_id = (select customer_id from lottery_ticket order by id limit 1)`,
    `update lottery_ticket set rank = rank + 10 where rank is not null`,
    `insert into lottery_ticket (id, lottery_id, customer_id, ticket_no, entered_at, release, standing)
     select gen_random_uuid(), lottery_id, gen_random_uuid(), 'CH1-9999-2222', entered_at, release, 'entered' from lottery_ticket limit 1`,
  ];
  it.each(changes)('knows that the database refuses: %s', async (statement) => {
    await expect(shop.shop.write((tx) => sql.raw(statement).execute(tx))).rejects.toMatchObject({
      code: '23514',
    });
  });
});
