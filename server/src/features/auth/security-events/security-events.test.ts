import {
  askForReset,
  changeEmail,
  closeAccount,
  confirmEmail,
  endSession,
  listSessions,
  logIn,
  logOut,
  resetPassword,
  signUp,
  stopEmailChange,
} from 'contract/auth';
import { changePassword } from 'contract/auth/change-password';
import { expect, it } from 'vitest';
import { audit } from '../../../app/audit.js';
import { tellSecurityEvents } from '../../../app/security-events.js';
import { days, later, minutes } from '../../../platform/clock.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { insertSecurityEvent, selectSecurityEvents } from './security-events.sql.js';

describeShop('security events', (shop) => {
  const eventsOf = async (id: Uuid) =>
    (await shop.shop.read((db) => selectSecurityEvents(db, id, 100))).toReversed();
  const toldOf = async (id: Uuid) => (await eventsOf(id)).map(({ kind, outcome }) => `${kind} ${outcome}`);
  const logsIn = (email: string, password: string) => shop.call(logIn, { body: { email, password } });
  const from = { device: 'Chrome on Linux', address_hash: 'somewhere' };
  const plant = (customer_id: Uuid, at: Date) => {
    const event = { id: newId(at), customer_id, kind: 'log-in', outcome: 'done', session_id: null } as const;
    return shop.shop.write((tx) => insertSecurityEvent(tx, { ...event, ...from, at }));
  };
  const tick = () => shop.clock.advance(1000);

  it('tell of log-ins with their outcome, from where, and of which session', async () => {
    const ada = await shop.customer();
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    const body = { email: ada.email, password: 'not hers' };
    await expect(shop.call(logIn, { body }, headers)).rejects.toMatchObject({ code: 'wrong_log_in' });
    tick();
    const { token } = await shop.call(logIn, { body: { ...body, password: ada.password } }, headers);
    const sessions = await shop.call(listSessions, {}, { authorization: `Bearer ${token}` });
    const here = { device: 'Firefox on Linux', address_hash: expect.stringMatching(/^[\w-]{43}$/) };
    expect(await eventsOf(ada.id)).toMatchObject([
      { ...here, kind: 'log-in', outcome: 'refused', session_id: null },
      { ...here, kind: 'log-in', outcome: 'done', session_id: sessions.find(({ current }) => current)?.id },
    ]);
  });

  it('tell of guesses at addresses that nobody has, without the address', async () => {
    await expect(logsIn('my secret typed as an address', 'x')).rejects.toMatchObject({ status: 422 });
    const { kysely } = shop.whole.database;
    const rows = await kysely
      .selectFrom('security_event')
      .selectAll()
      .where('customer_id', 'is', null)
      .execute();
    expect(rows).toMatchObject([{ kind: 'log-in', outcome: 'refused' }]);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  it('tell of passwords, addresses, sessions and the end, and hold no secret', async () => {
    const email = 'told@example.com';
    const [first, second, third] = ['a bottle of barolo', 'a bottle of claret', 'a bottle of rioja'];
    const born = { first_name: 'An', last_name: 'Na', dob: '1990-02-28', accept_terms: true as const };
    const { token, customer } = await shop.call(signUp, { body: { ...born, email, password: first } });
    const headers = { authorization: `Bearer ${token}` };
    const tokens = [token];
    const linkTo = async (address: string) => {
      const link = (await shop.letterTo(address)).token;
      tokens.push(link);
      tick();
      return link;
    };
    await shop.call(confirmEmail, { body: { token: await linkTo(email) } });
    tick();
    const other = await logsIn(email, first);
    tick();
    const sessions = await shop.call(listSessions, {}, headers);
    const id = sessions.find(({ current }) => !current)!.id;
    await expect(
      shop.call(endSession, { path: { id }, body: { password: 'a slip' } }, headers),
    ).rejects.toMatchObject({ code: 'wrong_password' });
    tick();
    await shop.call(endSession, { path: { id }, body: { password: first } }, headers);
    tick();
    await shop.call(changePassword, { body: { old_password: first, new_password: second } }, headers);
    tick();
    await shop.call(changeEmail, { body: { email: 'stopped@example.com', password: second } }, headers);
    tick();
    await shop.call(stopEmailChange, { body: { token: await linkTo(email) } });
    tick();
    await shop.call(askForReset, { body: { email } });
    await shop.call(resetPassword, { body: { token: await linkTo(email), password: third } });
    tick();
    const again = await logsIn(email, third);
    const now = { authorization: `Bearer ${again.token}` };
    tick();
    await shop.call(changeEmail, { body: { email: 'moved@example.com', password: third } }, now);
    tick();
    await shop.call(confirmEmail, { body: { token: await linkTo('moved@example.com') } });
    tick();
    await shop.call(logOut, {}, now);
    expect(await toldOf(customer.id)).toEqual([
      'sign-up done',
      'confirm-email done',
      'log-in done',
      'current-password refused',
      'end-session done',
      'change-password done',
      'ask-for-email done',
      'stop-email-change done',
      'ask-for-reset done',
      'reset-password done',
      'log-in done',
      'ask-for-email done',
      'change-email done',
      'log-out done',
    ]);
    const stored = JSON.stringify(await eventsOf(customer.id));
    for (const secret of [first, second, third, 'a slip', 'example.com', other.token, ...tokens])
      expect(stored).not.toContain(secret);
  });

  it('tell that guessing has ended a session', async () => {
    const ada = await shop.customer();
    for (let i = 0; i < 10; i++) {
      const guess = { old_password: `guess ${i}`, new_password: 'would like this' };
      await ada.call(changePassword, { body: guess }).catch(() => {});
      tick();
    }
    const told = await toldOf(ada.id);
    expect(told.filter((each) => each === 'current-password refused')).toHaveLength(10);
    expect(told.filter((each) => each === 'end-session done')).toHaveLength(1);
  });

  it('stay as they are: the database refuses to change, delete or empty them', async () => {
    const ada = await shop.customer();
    await logsIn(ada.email, ada.password);
    const { kysely, pool } = shop.whole.database;
    const [event] = await eventsOf(ada.id);
    const refused = { code: '23001' };
    const update = kysely.updateTable('security_event').where('id', '=', event!.id);
    await expect(update.set({ outcome: 'refused' }).execute()).rejects.toMatchObject(refused);
    await expect(update.set({ device: '', address_hash: '' }).execute()).rejects.toMatchObject(refused);
    const remove = kysely.deleteFrom('security_event').where('id', '=', event!.id);
    await expect(remove.execute()).rejects.toMatchObject(refused);
    await expect(pool.query('truncate security_event')).rejects.toMatchObject(refused);
    expect(await eventsOf(ada.id)).toEqual([event]);
  });

  it('lose device and address, and nothing else, when the account is closed', async () => {
    const ada = await shop.customer();
    await logsIn(ada.email, ada.password);
    tick();
    await ada.call(closeAccount, { body: { password: ada.password } });
    const nowhere = { device: '', address_hash: '' };
    expect(await eventsOf(ada.id)).toMatchObject([
      { kind: 'log-in', ...nowhere },
      { kind: 'close-account', ...nowhere },
    ]);
    await plant(ada.id, shop.clock.now());
    const lines: string[] = [];
    await shop.shop.read((db) => audit(db, (words) => void lines.push(words)));
    expect(lines).toContain('✗ The security events of a closed account name no device and no address');
    await shop.whole.database.kysely
      .updateTable('security_event')
      .set(nowhere)
      .where('customer_id', '=', ada.id)
      .execute();
  });

  it('are forgotten after a year', async () => {
    const ada = await shop.customer();
    const now = shop.clock.now();
    await plant(ada.id, later(now, -days(370)));
    await plant(ada.id, later(now, -days(300)));
    await shop.whole.jobs.schedule();
    shop.clock.advance(minutes(61));
    await shop.runJobs();
    expect(await eventsOf(ada.id)).toHaveLength(1);
  });

  it('can be read by address and by id', async () => {
    const ada = await shop.customer();
    await logsIn(ada.email, ada.password);
    const told = async (...words: string[]) => {
      const lines: string[] = [];
      await shop.shop.read((db) => tellSecurityEvents(db, words, (line) => void lines.push(line)));
      return lines;
    };
    const lines = await told(ada.email.toUpperCase());
    expect(lines[0]).toBe(`Customer ${ada.id}: 1 events. Times are UTC.`);
    expect(lines[1]).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}log-in +done +Unknown device +address \S{8} +session \S+$/,
    );
    expect(await told(ada.id)).toEqual(lines);
    await expect(told('nobody@example.com')).rejects.toThrow(
      'No account has the address nobody@example.com.',
    );
    await expect(told()).rejects.toThrow('npm run security-events -- ada@example.com');
  });
});
