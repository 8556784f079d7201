import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestS3 } from '../../testing/test-s3.js';
import { createLog } from '../log.js';
import type { FileStore } from './file.js';
import { openFileStore } from './file-store.js';
import { S3Store } from './s3-store.js';

const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });
const keys = {
  bucket: 'cellar',
  region: 'us-east-1',
  accessKeyId: 'cellar-key',
  secretAccessKey: 'cellar-hush',
};
const id = '01a1fa3d-8c20-7887-a16c-d98bb40f5346';
const picture = Buffer.from([0, 1, 2, 253, 254, 255]);

const s3 = new TestS3();
const dataFolder = mkdtempSync(path.join(tmpdir(), 'cellar-files-'));
const stores = new Map<string, FileStore>();
let endpoint = '';

beforeAll(async () => {
  endpoint = await s3.start();
  stores.set('a folder', openFileStore({ dataFolder, s3: undefined }, log));
  stores.set('S3', openFileStore({ dataFolder, s3: { ...keys, endpoint } }, log));
});
afterAll(async () => {
  await s3.stop();
  rmSync(dataFolder, { recursive: true });
});
beforeEach(() => {
  s3.mood = 'well';
  lines.length = 0;
});

describe.each(['a folder', 'S3'])('files in %s', (kind) => {
  const store = () => stores.get(kind)!;

  it('come back as they were given', async () => {
    await store().put(id, picture, 'image/webp');
    expect(await store().get(id)).toEqual({ bytes: picture, contentType: 'image/webp' });
  });

  it('are gone when they are deleted, however often', async () => {
    await store().put('to-go', picture, 'image/png');
    await store().delete('to-go');
    await store().delete('to-go');
    expect(await store().get('to-go')).toBeUndefined();
  });

  it.each([
    '',
    '.',
    '..',
    '../secret-key',
    '..\\secret-key',
    '/etc/passwd',
    'a/b',
    'a.avif',
    'A',
    'a\0',
    'é',
    'x'.repeat(101),
    '-a',
  ])('have no id like %j', async (odd) => {
    const asked = s3.asked.length;
    await expect(store().put(odd, picture, 'image/png')).rejects.toThrow('cannot name a file');
    expect(await store().get(odd)).toBeUndefined();
    await store().delete(odd);
    expect(s3.asked).toHaveLength(asked);
  });
});

it('leaves nothing half written in the folder', async () => {
  await Promise.all(
    Array.from({ length: 20 }, () => stores.get('a folder')!.put('often', picture, 'image/avif')),
  );
  expect(readdirSync(path.join(dataFolder, 'files')).filter((name) => name.includes('often'))).toEqual([
    'often.avif',
  ]);
  expect(existsSync(path.join(dataFolder, 'secret-key'))).toBe(false);
});

describe('files in S3', () => {
  const patient = () => stores.get('S3')!;

  it('are asked for in the bucket by signed calls', async () => {
    s3.asked.length = 0;
    await patient().put(id, picture, 'image/webp');
    await patient().get(id);
    await patient().delete(id);
    expect(new Set(s3.asked.map(({ path: asked }) => asked))).toEqual(new Set([`/cellar/files/${id}`]));
    expect(s3.asked.map(({ method }) => method)).toEqual(['PUT', 'GET', 'GET', 'DELETE']);
    for (const { authorization } of s3.asked)
      expect(authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=cellar-key\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=[\w;-]+, Signature=[0-9a-f]{64}$/,
      );
  });

  it.each(['forbidding', 'failing'] as const)('ask to come again while the store is %s', async (mood) => {
    s3.mood = mood;
    for (const ask of [
      () => patient().get(id),
      () => patient().put(id, picture, 'image/png'),
      () => patient().delete(id),
    ])
      await expect(ask()).rejects.toMatchObject({ refusal: { status: 503 }, retryAfter: 5 });
    expect(lines.join()).toContain('the file store failed');
    expect(lines.join()).not.toContain('cellar-hush');
  });

  it('do not wait for ever', async () => {
    s3.mood = 'silent';
    const hasty = new S3Store({ ...keys, endpoint }, log, 100);
    await expect(hasty.get(id)).rejects.toMatchObject({ refusal: { status: 503 } });
  });

  it('are not put into a bucket that is not there', async () => {
    const elsewhere = new S3Store({ ...keys, bucket: 'attic', endpoint }, log);
    await expect(elsewhere.put(id, picture, 'image/png')).rejects.toMatchObject({ refusal: { status: 503 } });
    expect(lines.join()).toContain('does not exist');
  });
});
