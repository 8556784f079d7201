import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { SecretKey } from '../../platform/secret-key.js';
import { copiesIn, copyAt, halvesIn, readCopy, writeCopy } from './copies.js';
import { type Entry, only } from './entries.js';

const key = (current: string, previous?: string): SecretKey => ({ current, previous, sessionEpoch: 0 });
const [old, now, other] = ['old', 'now', 'other'].map((name) => `${name} and long enough to be a key`);
const folder = mkdtempSync(path.join(tmpdir(), 'cellar-copies-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Cannot be compressed, so that the copy has several pieces. */
const noise = randomBytes(200_000);
const things = new Map([
  ['about.json', Buffer.from('{}')],
  ['database/empty/', Buffer.alloc(0)],
  ['database/noise', noise],
  ['files/größe.avif', Buffer.from([0, 255])],
]);
async function* entriesOf(all: ReadonlyMap<string, Buffer>): AsyncGenerator<Entry> {
  for (const [name, bytes] of all) yield { name, content: only(bytes) };
}

const copy = copyAt(folder, new Date('2026-11-22T03:00:00Z'));
const write = (entries = entriesOf(things)) => writeCopy(copy.file, entries, key(now!));
async function read(secretKey = key(now!)) {
  const found = new Map<string, Buffer>();
  for await (const { name, content } of readCopy(copy, secretKey)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    found.set(name, Buffer.concat(chunks));
  }
  return found;
}

describe('a copy', () => {
  it('opens as it was written, with its key, also when that has become the previous one', async () => {
    await write();
    expect(await read()).toEqual(things);
    expect(await read(key(other!, now))).toEqual(things);
    expect(copiesIn(folder)).toEqual([copy]);
  });

  it('tells nothing of what is in it, and is another one each time', async () => {
    await write();
    const first = readFileSync(copy.file);
    await write();
    expect(first.includes('about.json')).toBe(false);
    expect(readFileSync(copy.file).subarray(50, 100)).not.toEqual(first.subarray(50, 100));
  });

  it('says of another key that it is another one', async () => {
    await write();
    await expect(read(key(other!, old))).rejects.toThrow(
      `${copy.name} was sealed by another key. Set SECRET_KEY`,
    );
  });

  it('is refused when it was cut off anywhere, at the end of a piece too', async () => {
    await write();
    const whole = readFileSync(copy.file);
    const piece = 64 * 1024 + 16;
    for (const length of [whole.length - 1, 76 + piece, 76 + 2 * piece, 76 + piece + 5, 76, 80]) {
      writeFileSync(copy.file, whole.subarray(0, length));
      await expect(read(), String(length)).rejects.toThrow('is cut off or damaged');
    }
    for (const length of [0, 5, 19]) {
      writeFileSync(copy.file, whole.subarray(0, length));
      await expect(read(), String(length)).rejects.toThrow('is no copy of a Cellar Door');
    }
  });

  it('is refused when one byte is another one, wherever it is', async () => {
    await write();
    const whole = readFileSync(copy.file);
    for (const at of [0, 22, 45, 75, 76, 100, 70_000, whole.length - 17, whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 1;
      writeFileSync(copy.file, changed);
      await expect(read(), String(at)).rejects.toThrow(/damaged|another key|no copy/);
    }
  });

  it('is refused when pieces of it have changed places, or something was added', async () => {
    await write();
    const whole = readFileSync(copy.file);
    const piece = 64 * 1024 + 16;
    const [head, first, second] = [
      whole.subarray(0, 76),
      whole.subarray(76, 76 + piece),
      whole.subarray(76 + piece, 76 + 2 * piece),
    ];
    const rest = whole.subarray(76 + 2 * piece);
    for (const parts of [
      [head, second, first, rest],
      [head, first, rest],
      [whole, Buffer.from([0])],
    ]) {
      writeFileSync(copy.file, Buffer.concat(parts));
      await expect(read()).rejects.toThrow('is cut off or damaged');
    }
  });

  it('of a newer format asks for the newer version', async () => {
    writeFileSync(
      copy.file,
      'cellar-door backup 2 and something else that nobody here knows anything about yet',
    );
    await expect(read()).rejects.toThrow('was written by a newer Cellar Door');
  });

  it('that could not be finished leaves the one before it, and no half', async () => {
    await write();
    async function* breaking(): AsyncGenerator<Entry> {
      yield* entriesOf(things);
      throw new Error('The disk is on fire.');
    }
    await expect(write(breaking())).rejects.toThrow('The disk is on fire.');
    expect(readdirSync(folder)).toEqual([copy.name]);
    expect(await read()).toEqual(things);
  });

  it('that was being written when the process was killed is found, and other files are left alone', () => {
    const half = `${copy.file}.0123456789ab.new`;
    for (const file of [half, path.join(folder, 'notes.txt'), path.join(folder, 'cellar-door-old.backup')])
      writeFileSync(file, '');
    expect(halvesIn(folder)).toEqual([half]);
    expect(copiesIn(folder)).toEqual([copy]);
  });
});
