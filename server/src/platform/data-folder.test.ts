import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeDataFolder } from './data-folder.js';

describe('the data folder', () => {
  let folder: string;
  let lock: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'cellar-folder-'));
    lock = path.join(folder, 'lock');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('belongs to one at a time', async () => {
    const release = await takeDataFolder(folder);
    await expect(takeDataFolder(folder)).rejects.toThrow('is in use by another Cellar Door');
    await release();
    expect(existsSync(lock)).toBe(false);
    await (await takeDataFolder(folder))();
  });

  it.skipIf(process.platform === 'win32')('is open to no other user of the machine', async () => {
    const made = path.join(folder, 'data');
    await (await takeDataFolder(made))();
    expect(statSync(made).mode & 0o777).toBe(0o700);
  });

  it('is the same by every path that leads to it', async () => {
    const release = await takeDataFolder(folder);
    await expect(takeDataFolder(`${folder}/../${path.basename(folder)}/`)).rejects.toThrow('is in use');
    await release();
  });

  it('may lie so deep that its name is longer than a lock', async () => {
    const deep = path.join(folder, ...Array(12).fill('a-rather-long-name'));
    const release = await takeDataFolder(deep);
    await expect(takeDataFolder(deep)).rejects.toThrow('is in use');
    await release();
  });

  it('is taken over from a process that died here', async () => {
    const release = await takeDataFolder(folder);
    await release();
    writeFileSync(lock, 'another machine\n1\n');
    utimesSync(lock, 0, 0);
    await (await takeDataFolder(folder))();
  });

  it('stays with a holder in another container as long as that one lives', async () => {
    writeFileSync(lock, 'another container\n1\n');
    const living = setInterval(() => utimesSync(lock, new Date(), new Date()), 200);
    await expect(takeDataFolder(folder)).rejects.toThrow('is in use');
    clearInterval(living);
    await (await takeDataFolder(folder))();
  });
});
