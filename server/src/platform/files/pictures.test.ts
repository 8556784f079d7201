import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendFailure } from '../http/failures.js';
import { createLog } from '../log.js';
import { openFileStore } from './file-store.js';
import { Pictures } from './pictures.js';
import { servePictures } from './serve-pictures.js';

const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });
const dataFolder = mkdtempSync(path.join(tmpdir(), 'cellar-pictures-'));
const masters = path.join(dataFolder, 'masters');
const files = openFileStore({ dataFolder, s3: undefined }, log);
const uploaded = '01a1fa3d-8c20-7887-a16c-d98bb40f5346';
const avif = { accept: 'image/avif,image/webp,*/*' };
const webp = { accept: 'image/webp,*/*' };

const bottle = (width: number, height: number, colour = '#742c05') =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** A process of the shop: it knows only what it has seen itself, and finds made pictures in the folder. */
function start(): FastifyInstance {
  const app = Fastify();
  servePictures(app, new Pictures({ settings: { dataFolder }, files, log }, masters));
  app.setErrorHandler(sendFailure);
  return app;
}

const kept = () => readdirSync(path.join(dataFolder, 'cache', 'pictures')).sort();
let app: FastifyInstance;
const get = (url: string, headers: Record<string, string> = avif) =>
  app.inject({ url: `/files/${url}`, headers });
const sizeOf = async (bytes: Buffer) => {
  const { width, height, format, compression } = await sharp(bytes).metadata();
  return { width, height, format: format === 'heif' ? compression : format };
};

beforeAll(async () => {
  mkdirSync(masters);
  writeFileSync(path.join(dataFolder, 'secret-key.avif'), 'hush');
  await bottle(1000, 1500).avif({ quality: 60, effort: 0 }).toFile(path.join(masters, 'barolo.avif'));
  await bottle(300, 200).avif({ quality: 60, effort: 0 }).toFile(path.join(masters, 'small.avif'));
  const whole = readFileSync(path.join(masters, 'barolo.avif'));
  writeFileSync(path.join(masters, 'cut-off.avif'), whole.subarray(0, 40));
  writeFileSync(path.join(masters, 'no-picture.avif'), 'These are words.');
});
beforeEach(() => {
  lines.length = 0;
  rmSync(path.join(dataFolder, 'cache'), { recursive: true, force: true });
  app = start();
});
afterAll(() => rmSync(dataFolder, { recursive: true }));

describe('pictures', () => {
  it('come in the width that is asked for, or the next larger one', async () => {
    expect(await sizeOf((await get('barolo?w=400')).rawPayload)).toEqual({
      width: 400,
      height: 600,
      format: 'av1',
    });
    expect(await sizeOf((await get('barolo?w=161')).rawPayload)).toMatchObject({ width: 240 });
    expect(await sizeOf((await get('barolo?w=wide')).rawPayload)).toMatchObject({ width: 800 });
    expect(await sizeOf((await get('barolo')).rawPayload)).toMatchObject({ width: 800 });
  });

  it('come as JPEG where a letter asks for it: not every mail program shows anything newer', async () => {
    for (const headers of [avif, webp, {}]) {
      const answer = await get('barolo?w=400&as=jpeg', headers);
      expect(answer.headers['content-type']).toBe('image/jpeg');
      expect(await sizeOf(answer.rawPayload)).toEqual({ width: 400, height: 600, format: 'jpeg' });
    }
    expect(kept()).toHaveLength(1);
    expect((await get('barolo?w=400&as=tiff')).headers['content-type']).toBe('image/avif');
  });

  it('have white behind them in a letter where there was nothing', async () => {
    const glass = sharp({ create: { width: 90, height: 90, channels: 4, background: '#00000000' } });
    await glass.avif({ effort: 0 }).toFile(path.join(masters, 'glass.avif'));
    const { data } = await sharp((await get('glass?w=80&as=jpeg')).rawPayload)
      .raw()
      .toBuffer({
        resolveWithObject: true,
      });
    expect(data[0]).toBeGreaterThan(250);
  });

  it('are never larger than their master', async () => {
    expect(await sizeOf((await get('small?w=800')).rawPayload)).toMatchObject({ width: 300, height: 200 });
    expect(await sizeOf((await get('barolo?w=99999')).rawPayload)).toMatchObject({ width: 1000 });
  });

  it('come in the format that the browser reads, and say that this matters', async () => {
    const modern = await get('barolo?w=80', avif);
    const older = await get('barolo?w=80', webp);
    expect([modern.headers['content-type'], older.headers['content-type']]).toEqual([
      'image/avif',
      'image/webp',
    ]);
    expect(await sizeOf(older.rawPayload)).toMatchObject({ format: 'webp' });
    expect(modern.headers).toMatchObject({
      vary: 'accept',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/^"[0-9a-f]{32}-80-avif"$/),
    });
    expect(older.headers.etag).not.toBe(modern.headers.etag);
  });

  it('are not sent again to who has them', async () => {
    const { etag } = (await get('barolo?w=80')).headers;
    for (const known of [`${etag}`, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('barolo?w=80', { ...avif, 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await get('barolo?w=80', { ...avif, 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('are made once for all who ask at the same time, and not again by the next process', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => get('barolo?w=600')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const [name, ...others] = kept();
    expect(others).toEqual([]);
    writeFileSync(path.join(dataFolder, 'cache', 'pictures', name!), 'as it was kept');
    app = start();
    expect((await get('barolo?w=600')).body).toBe('as it was kept');
  });

  it('are made again where the cache holds nothing but an empty file', async () => {
    await get('barolo?w=80');
    writeFileSync(path.join(dataFolder, 'cache', 'pictures', kept()[0]!), '');
    expect(await sizeOf((await get('barolo?w=80')).rawPayload)).toMatchObject({ width: 80 });
  });

  it('are served although they cannot be kept', async () => {
    writeFileSync(path.join(dataFolder, 'cache'), 'a file where the folder should be');
    const answer = await get('barolo?w=80');
    expect(answer.statusCode).toBe(200);
    expect(lines.join()).toContain('a made picture cannot be kept');
  });

  it('ask a crowd to come again, and serve the others', async () => {
    const wanted = Array.from({ length: 200 }, (_, n) => `crowd-${n}`);
    for (const [n, id] of wanted.entries())
      await files.put(id, await bottle(400, 400, `rgb(${n}, 80, 40)`).png().toBuffer(), 'image/png');
    const answers = await Promise.all(wanted.map((id) => get(`${id}?w=400`, webp)));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(100);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('2');
    expect((await get('barolo?w=80')).statusCode).toBe(200);
  });

  it('of customers are read a few at a time, however many ask', async () => {
    await files.put(uploaded, await bottle(90, 90, '#2f6b3a').png().toBuffer(), 'image/png');
    const find = files.get.bind(files);
    let [reading, most] = [0, 0];
    vi.spyOn(files, 'get').mockImplementation(async (id) => {
      most = Math.max(most, ++reading);
      return find(id).finally(() => reading--);
    });
    const answers = await Promise.all(Array.from({ length: 100 }, () => get(`${uploaded}?w=80`)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(most).toBeLessThanOrEqual(17);
    vi.restoreAllMocks();
  });

  it('of customers come from the file store, turned upright and without what the camera wrote', async () => {
    const photo = await bottle(400, 200)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Ada' } })
      .jpeg()
      .toBuffer();
    await files.put(uploaded, photo, 'image/jpeg');
    const { rawPayload } = await get(`${uploaded}?w=80`, webp);
    expect(await sizeOf(rawPayload)).toMatchObject({ width: 80, height: 160 });
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  it('of customers are gone with their file, in every form that was made', async () => {
    await files.put(uploaded, await bottle(90, 90, '#2f6b3a').png().toBuffer(), 'image/png');
    await get(`${uploaded}?w=80`);
    await get(`${uploaded}?w=80`, webp);
    expect(kept()).toHaveLength(2);
    await files.delete(uploaded);
    expect(kept()).toEqual([]);
    expect((await get(`${uploaded}?w=80`)).statusCode).toBe(404);
  });

  it.each(['cut-off', 'no-picture'])(
    'that are broken (%s) are as good as none, and told once',
    async (id) => {
      for (const width of [80, 400, 80]) {
        const answer = await get(`${id}?w=${width}`);
        expect(answer.statusCode).toBe(404);
        expect(answer.headers['cache-control']).toBe('private, no-store');
        expect(answer.headers.etag).toBeUndefined();
      }
      expect(lines.filter((line) => line.includes('a picture cannot be read'))).toHaveLength(1);
    },
  );

  it.each([
    'unknown',
    uploaded.replace('01', '02'),
    '..%2fsecret-key',
    '..%2fmasters%2fbarolo',
    'x%2f..%2fbarolo',
    '..%5csecret-key',
    '%2e%2e%2fsecret-key',
    'barolo.avif',
    'BAROLO',
    '-barolo',
    'barolo%00',
    'barolo%20',
    '%F0%9F%8D%B7',
    'x'.repeat(100),
    '__proto__',
    'constructor',
  ])('have no id like %s', async (id) => {
    const answer = await get(`${id}?w=80`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found', message: 'There is nothing at this address.' });
  });
});
