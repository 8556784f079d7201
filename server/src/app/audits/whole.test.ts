import { closeSync, cpSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openEmbeddedDatabase } from '../../platform/database/embedded-database.js';
import { createLog } from '../../platform/log.js';
import { readSettings } from '../../platform/settings.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { auditShop, readAuditWish } from '../audit.js';
import { lookAtAll } from './whole.js';

const log = createLog('silent');

describeShopOnBoth('a look at everything that is there', (shop) => {
  const look = async () => {
    const lines: string[] = [];
    const { database, shop: opened } = shop.whole;
    const say = (words: string) => void lines.push(words);
    const damaged = await lookAtAll({ pool: database.pool, files: opened.files, say });
    return { damaged, lines };
  };

  it('finds a shop whole that is', async () => {
    expect(await look()).toEqual({
      damaged: 0,
      lines: [
        '✓ Every row of every table can be read',
        '✓ Every index agrees with its table',
        '✓ Every file is there, and whole',
      ],
    });
  });

  it('names files that are missing or damaged', async () => {
    const { id: customer_id } = await shop.customer();
    const background = { r: 90, g: 20, b: 40 };
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .webp()
      .toBuffer();
    const ids = ['photo-whole', 'photo-cut', 'photo-gone'];
    await shop.shop.write((tx) =>
      tx
        .insertInto('upload')
        .values(ids.map((id) => ({ id, customer_id, uploaded_at: tx.now })))
        .execute(),
    );
    await shop.shop.files.put('photo-whole', picture, 'image/webp');
    await shop.shop.files.put('photo-cut', picture.subarray(0, -10), 'image/webp');
    const { damaged, lines } = await look();
    expect(damaged).toBe(1);
    expect(lines.slice(2, 5)).toEqual([
      '✗ Every file is there, and whole',
      '    photo-cut is cut off or damaged.',
      '    photo-gone is missing.',
    ]);
    expect(lines.at(-1)).toContain('DATA_DIR/files');
    await shop.shop.write((tx) => tx.deleteFrom('upload').where('id', 'in', ids).execute());
  });

  it('leaves nothing of its own in the database', async () => {
    await look();
    const { rows } = await shop.whole.database.pool.query(
      "select from pg_extension where extname = 'amcheck'",
    );
    expect(rows).toEqual([]);
  });
});

describe('a look at an embedded database that is damaged', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'cellar-damaged-'));
    cpSync(inject('embeddedTemplate'), path.join(folder, 'database'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Turns some bits around in the file of a table or an index, as a bad disk does. */
  async function damage(name: string, at: number) {
    const place = path.join(folder, 'database');
    const { pool, close } = await openEmbeddedDatabase(place, log);
    await pool.query('checkpoint');
    const { rows } = await pool.query('select pg_relation_filepath($1::regclass) as file', [name]);
    await close();
    const file = openSync(path.join(place, rows[0].file), 'r+');
    const bytes = Buffer.alloc(40);
    readSync(file, bytes, 0, bytes.length, at);
    writeSync(
      file,
      bytes.map((byte) => byte ^ 0xff),
      0,
      bytes.length,
      at,
    );
    closeSync(file);
  }
  const look = async () => {
    const lines: string[] = [];
    const settings = readSettings({
      DATA_DIR: folder,
      SECRET_KEY: 'long enough for this one look, and for no other',
    });
    const broken = await auditShop(settings, log, (words) => void lines.push(words), { deep: true });
    return { broken, said: lines.join('\n') };
  };

  it('names the table, and says what to do', async () => {
    await damage('product', 4_000);
    const { broken, said } = await look();
    expect(broken).toBeGreaterThan(0);
    expect(said).toMatch(/^✗ Every row of every table can be read\n {4}product: /m);
    expect(said).toContain('npm run restore');
  });

  it('names an index, when its table is whole', async () => {
    await damage('product_pkey', 8_192 + 8_000);
    const { said } = await look();
    expect(said).toContain('✓ Every row of every table can be read');
    expect(said).toMatch(/^✗ Every index agrees with its table\n {4}product_pkey of product: /m);
    expect(said).toContain('reindex');
  });
});

it('is asked for in one word', () => {
  expect([readAuditWish([]), readAuditWish(['--deep'])]).toEqual([{ deep: false }, { deep: true }]);
  expect(() => readAuditWish(['--deeper'])).toThrow('npm run audit -- --deep');
});
