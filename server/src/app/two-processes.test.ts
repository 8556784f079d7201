import { listSessions, logIn, logOut } from 'contract/auth';
import { changePassword } from 'contract/auth/change-password';
import { listProducts } from 'contract/catalogue';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { seconds } from '../platform/clock.js';
import { sendLetter } from '../platform/mail/letter.js';
import { cards, stock } from '../testing/buyer.js';
import type { TestCustomer } from '../testing/test-customer.js';
import { describeTwoProcesses } from '../testing/two-processes.js';

const mission = 1;
const barolo = 51;
/** An advisory lock that the test holds: statements that ask for it wait. */
const gate = 20_261_122;

describeTwoProcesses('one shop', (shop) => {
  const sessionsOf = (customer: TestCustomer) => customer.call(listSessions, {});

  /** A look-up from before the end holds for a second; after that, no call is served. */
  async function isSoonRefused(customer: TestCustomer) {
    const ended = performance.now();
    for (;;) {
      const asked = performance.now();
      const end = await sessionsOf(customer).catch((error: unknown) => error);
      if (end instanceof Error) return expect(end).toMatchObject({ status: 401, code: 'token_expired' });
      expect(asked - ended).toBeLessThan(seconds(1));
    }
  }

  it('shows at both what is sold or priced at one', async () => {
    const [one, other] = shop.both;
    await stock(shop, mission, barolo, 4, 77_700);
    const here = await one.buyer();
    const there = other.serves(here.customer);
    const shownTo = async (customer: TestCustomer, price: string) => {
      const query = { store_id: String(mission), min_price: price, max_price: price };
      return (await customer.call(listProducts, { query })).data.find(({ id }) => id === barolo);
    };
    const bothShow = async (price: string, card: object | undefined) => {
      for (const customer of [here.customer, there])
        await vi.waitFor(async () => {
          const shown = await shownTo(customer, price);
          if (card) expect(shown).toMatchObject(card);
          else expect(shown).toBeUndefined();
        }, seconds(5));
    };
    await bothShow('777', { stock: 'low', left: 4 });

    await here.put({ product_id: barolo, quantity: 3 });
    await here.chooses('shipping', await here.lives());
    await here.buys('card', cards.approves);
    const late = other.servesBuyer(here).put({ product_id: barolo, quantity: 2 });
    // The cart reads the database, so it knows before the list does.
    await expect(late).rejects.toMatchObject({ code: 'not_enough_left' });
    await bothShow('777', { stock: 'low', left: 1 });

    await stock(shop, mission, barolo, 4, 88_800);
    await bothShow('888', { price: 88_800, left: 4 });
    await bothShow('777', undefined);
  });

  it('refuses at the other, within a second, whoever has logged out at one', async () => {
    const [one, other] = shop.both;
    const here = await one.customer();
    const there = other.serves(here);
    expect(await sessionsOf(there)).toHaveLength(1);
    await here.call(logOut, {});
    await isSoonRefused(there);
    await expect(sessionsOf(here)).rejects.toMatchObject({ code: 'token_expired' });
  });

  it('knows a changed password at both, and ends the other sessions at both', async () => {
    const [one, other] = shop.both;
    const ada = await one.customer();
    const logsIn = (password: string) => other.call(logIn, { body: { email: ada.email, password } });
    const { token } = await logsIn(ada.password);
    const elsewhere = other.serves({ ...ada, token });
    expect(await sessionsOf(elsewhere)).toHaveLength(2);
    const new_password = 'a cellar under the hill';
    await ada.call(changePassword, { body: { old_password: ada.password, new_password } });
    await isSoonRefused(elsewhere);
    await expect(logsIn(ada.password)).rejects.toMatchObject({ code: 'wrong_log_in' });
    expect((await logsIn(new_password)).token).toBeTruthy();
    expect(await sessionsOf(other.serves(ada))).toHaveLength(2);
  });

  it('sends every letter once, although both take letters at the same moment', async () => {
    await shop.shop.write(async (tx) => {
      await sql`create function wait_at_gate() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(${sql.lit(gate)}); return new; end $$`.execute(tx);
      await sql`create trigger stop_here before update on job for each row
        when (old.kind = 'send-letter' and old.taken_until is null) execute function wait_at_gate()`.execute(
        tx,
      );
    });
    const readers = Array.from({ length: 50 }, (_, at) => ({ email: `reader-${at}@example.com` }));
    const news = { subject: 'News', greeting: 'Hello,', paragraphs: ['The Barolo is in.'] };
    await shop.heldUp(`select pg_advisory_xact_lock(${gate})`, shop.both.length, () =>
      shop.shop.write(async (tx) => {
        for (const { email } of readers) await sendLetter(tx, { to: email, ...news });
      }),
    );
    await shop.allLettersAreSent();
    for (const reader of readers) expect(shop.lettersTo(reader), reader.email).toHaveLength(1);
  });
});
