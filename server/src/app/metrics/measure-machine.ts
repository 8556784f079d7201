import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Passwords } from '../../platform/passwords.js';
import type { Settings } from '../../platform/settings.js';
import { release } from '../release.js';

/** The version that runs, the free space of its disks, and how many passwords wait to be compared. */
export function measureMachine(
  { dataFolder, backupFolder }: Pick<Settings, 'dataFolder' | 'backupFolder'>,
  passwords: Pick<Passwords, 'waiting'>,
  registry: Registry,
) {
  const registers = [registry];
  const running = new Gauge({
    name: 'cellar_door_info',
    help: 'The release that runs; always 1.',
    labelNames: ['version'],
    registers,
  });
  running.set({ version: release }, 1);
  const waiting = new Gauge({
    name: 'passwords_waiting',
    help: 'Passwords that wait for a thread that compares them; at 100 who logs in is asked to come again.',
    registers,
    collect: () => {
      waiting.set(passwords.waiting);
    },
  });
  const free = new Gauge({
    name: 'disk_free_ratio',
    help: 'The share of the disk below a folder that is left to this process.',
    labelNames: ['folder'],
    registers,
    collect: async () => {
      free.reset();
      for (const [folder, place] of [
        ['data', dataFolder],
        ['backups', backupFolder],
      ] as const) {
        const disk = await statfs(place).catch(() => undefined);
        if (disk) free.set({ folder }, disk.bavail / disk.blocks);
      }
    },
  });
}
