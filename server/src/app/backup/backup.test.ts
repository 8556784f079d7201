import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkGiftCardBalance } from 'contract/gift-cards';
import { listOrders } from 'contract/orders';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { days, minutes } from '../../platform/clock.js';
import { createLog } from '../../platform/log.js';
import { buyerOf, cards, stock } from '../../testing/buyer.js';
import { callsOf } from '../../testing/calls.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { giveCard } from '../../testing/give-tenders.js';
import { runOn } from '../../testing/run-on.js';
import { dropCopy } from '../../testing/templates.js';
import { TestCustomer } from '../../testing/test-customer.js';
import { openShop } from '../open-shop.js';
import { copyPath } from './answer-copy.js';
import { backUp } from './back-up.js';
import { copiesIn } from './copies.js';
import { measureBackups } from './measure-backups.js';
import { prove } from './prove.js';
import { readRestoreWish, restore } from './restore.js';
import { copiedDatabase } from './scratch.js';

const barolo = 51;
const picture = Buffer.from('a picture of a cellar');
const another = 'the key of another shop, long enough';

describeShopOnBoth('the backup', (shop) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cellar-backup-'));
  const made: string[] = [];
  let said: string[] = [];
  const parts = {
    log: createLog('silent'),
    say: (words: string) => void said.push(words),
    clock: shop.clock,
  };

  const settings = () => ({
    ...shop.shop.settings,
    secretKey: shop.shop.secretKey.current,
    port: Number(new URL(address).port),
    backupFolder: path.join(folder, 'copies'),
  });
  let address = '';
  beforeAll(async () => {
    address = await shop.whole.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await Promise.all(made.map(dropCopy));
  });

  /** Another machine, with nothing on it. */
  async function elsewhere() {
    const name = `elsewhere_${randomBytes(6).toString('hex')}`;
    if (shop.kind === 'postgresql') {
      await runOn(inject('postgresUrl')!, `create database ${name}`);
      made.push(name);
    }
    return {
      ...settings(),
      port: 0,
      dataFolder: path.join(folder, name),
      databaseUrl: shop.kind === 'postgresql' ? `${inject('postgresUrl')}/${name}` : undefined,
    };
  }
  const open = (there: Awaited<ReturnType<typeof elsewhere>>) =>
    openShop(there, { log: createLog('silent'), clock: shop.clock });
  async function backedUp() {
    shop.clock.advance(minutes(1));
    return backUp(settings(), parts);
  }

  it('brings everything back elsewhere: orders, what is sealed, sessions, pictures', async () => {
    const { code } = await giveCard(shop, 2_500);
    await stock(shop, 1, barolo, 5);
    const buyer = await buyerOf(shop, await shop.customer());
    await buyer.put({ product_id: barolo, quantity: 1 });
    await buyer.chooses('pickup');
    await buyer.buys('card', cards.approves);
    await shop.shop.files.put('a-portrait', picture, 'image/png');

    const { file, name } = await backedUp();
    expect(said.join('\n')).toMatch(/\d+ tables, \d+ rows, \d+\.\d MB/);
    const there = await elsewhere();
    await restore(there, parts.say, { name: file, over: false });
    expect(said).toContainEqual(expect.stringContaining(`Restored ${name}`));

    const restored = await open(there);
    const calls = callsOf(restored);
    const ada = new TestCustomer(calls, buyer.customer);
    expect((await ada.call(listOrders, { query: {} })).data).toHaveLength(1);
    expect(await ada.call(checkGiftCardBalance, { body: { code } })).toMatchObject({ balance: 2500 });
    expect(await restored.shop.files.get('a-portrait')).toEqual({ bytes: picture, contentType: 'image/png' });
    await restored.close();
    expect(readFileSync(file).includes(shop.shop.secretKey.current)).toBe(false);
  });

  it('is proven: restored beside the shop and audited, and nothing of it is left', async () => {
    const { name } = await backedUp();
    said = [];
    shop.clock.advance(minutes(125));
    expect(await prove(settings(), parts)).toBe(0);
    expect(said).toContainEqual(expect.stringContaining(`${name} is 2 hours old`));
    expect(said.at(-1)).toMatch(/^\d+ rows and 1 files are there, and every promise is kept\.$/);
    const proven = JSON.parse(readFileSync(path.join(settings().backupFolder, 'proven.json'), 'utf8'));
    expect(proven).toMatchObject({ copy: name, proven_at: shop.clock.now().toISOString() });
    expect(readdirSync(path.join(shop.dataFolder, 'backup-work'))).toEqual([]);

    const registry = new Registry();
    measureBackups(registry, settings().backupFolder);
    const page = await registry.metrics();
    const made = copiesIn(settings().backupFolder)[0]!.madeAt.getTime() / 1000;
    for (const which of ['newest', 'proven'])
      expect(page).toContain(`\nbackup_${which}_timestamp_seconds ${made}\n`);
  });

  it('is restored over a full database only when that is asked for, and then holds what the copy holds', async () => {
    const before = await shop.customer();
    const { name } = await backedUp();
    const there = await elsewhere();
    await restore(there, parts.say, { name, over: false });
    await expect(restore(there, parts.say, { name, over: false })).rejects.toThrow('add --over');

    const first = await open(there);
    await first.shop.write((tx) => tx.deleteFrom('session').execute());
    // From a newer version, which the copy does not know.
    await first.database.pool.query('create table newer (n integer)');
    await expect(restore(there, parts.say, { name, over: true })).rejects.toThrow(/Stop/);
    await first.close();
    await restore(there, parts.say, { name, over: true });
    const second = await open(there);
    const sessions = await second.shop.read((db) => db.selectFrom('session').select('customer_id').execute());
    expect(sessions).toContainEqual({ customer_id: before.id });
    await expect(second.database.pool.query('select from newer')).rejects.toMatchObject({ code: '42P01' });
    await second.close();
  });

  it('lies nowhere for who asks without the key of the shop', async () => {
    for (const headers of [
      {},
      { authorization: 'Bearer 1763661600000.bm8' },
      (await shop.customer()).headers,
    ]) {
      const { statusCode } = await shop.app.inject({ method: 'POST', url: copyPath, headers });
      expect(statusCode).toBe(404);
    }
    expect(existsSync(copiedDatabase(shop.dataFolder))).toBe(false);
  });

  it('says what to do without a key, a copy or a database of the right kind', async () => {
    const there = await elsewhere();
    const { secretKey: _key, ...keyless } = there;
    await expect(
      restore({ ...keyless, secretKey: undefined }, parts.say, { name: undefined, over: false }),
    ).rejects.toThrow('Put back the one that the shop had when the copy was made');
    const nowhere = path.join(folder, 'nowhere');
    await expect(prove({ ...there, backupFolder: nowhere }, parts)).rejects.toThrow('There is no copy in');
    expect(() => readRestoreWish(['--all'])).toThrow('npm run restore');
    await backedUp();
    const databaseUrl = shop.kind === 'postgresql' ? undefined : 'postgres://nobody@127.0.0.1:9/none';
    await expect(
      restore({ ...there, databaseUrl }, parts.say, { name: undefined, over: false }),
    ).rejects.toThrow(/DATABASE_URL/);
  });

  // These read the copies and not the database: one database stands for both.
  if (shop.kind === 'embedded' && inject('postgresUrl')) return;

  it('tells what is wrong with a copy of a shop whose promises are broken', async () => {
    const { id } = await shop.customer();
    const key = { customer_id: id, key: 'half-done', request_hash: 'x', created_at: shop.clock.now() };
    await shop.shop.write((tx) => tx.insertInto('idempotency_key').values(key).execute());
    await backedUp();
    await shop.shop.write((tx) => tx.deleteFrom('idempotency_key').execute());
    said = [];
    expect(await prove(settings(), parts)).toBe(1);
    expect(said).toContainEqual('✗ An idempotency key that was used has its answer');
    expect(said.at(-1)).toContain('Wrong with it: 1');
  });

  it('touches nothing when the copy is damaged or the key is another one', async () => {
    const { file, name } = await backedUp();
    const there = await elsewhere();
    await expect(restore({ ...there, secretKey: another }, parts.say, { name, over: false })).rejects.toThrow(
      'sealed by another key',
    );
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, whole.length - 100));
    await expect(restore(there, parts.say, { name, over: false })).rejects.toThrow('is cut off or damaged');
    await expect(prove(settings(), parts)).rejects.toThrow('is cut off or damaged');
    writeFileSync(file, whole);
    expect(existsSync(path.join(there.dataFolder, 'files'))).toBe(false);
    await restore(there, parts.say, { name, over: false });
  });

  it('takes away what a newer copy of the same day stands for, and what a killed backup has left', async () => {
    const first = await backedUp();
    writeFileSync(path.join(settings().backupFolder, `${first.name}.0123456789ab.new`), 'half');
    shop.clock.advance(days(30));
    const second = await backedUp();
    said = [];
    const third = await backedUp();
    expect(said).toContainEqual(expect.stringContaining(`Removed ${second.name}`));
    const names = copiesIn(settings().backupFolder).map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual([third.name, first.name]);
    expect(readdirSync(settings().backupFolder).filter((name) => name.endsWith('.new'))).toEqual([]);
  });
});
