import { Gauge, type Registry } from 'prom-client';
import { copiesIn } from './copies.js';
import { provenCopyOf } from './proof.js';

/** 0 without a copy, so that an alert about old copies also warns of missing ones. */
const inSeconds = (moment: Date | undefined) => (moment ? moment.getTime() / 1000 : 0);

export function measureBackups(registry: Registry, folder: string) {
  const newest = new Gauge({
    name: 'backup_newest_timestamp_seconds',
    help: 'When the newest copy in BACKUP_DIR was made; 0 without one.',
    registers: [registry],
    collect: () => {
      newest.set(inSeconds(copiesIn(folder)[0]?.madeAt));
    },
  });
  const proven = new Gauge({
    name: 'backup_proven_timestamp_seconds',
    help: 'When the copy was made that was last restored and found to be whole; 0 without one.',
    registers: [registry],
    collect: () => {
      proven.set(inSeconds(provenCopyOf(folder)));
    },
  });
}
