import { Gauge, type Registry } from 'prom-client';
import { lastAuditIn } from './last-audit.js';

/** 0 without an audit, so that an alert about old audits also warns of missing ones. */
export function measureAudits(registry: Registry, folder: string) {
  const registers = [registry];
  const last = new Gauge({
    name: 'audit_last_timestamp_seconds',
    help: 'When `npm run audit` last ran on this machine; 0 without one.',
    registers,
    collect: () => {
      last.set((lastAuditIn(folder)?.at.getTime() ?? 0) / 1000);
    },
  });
  const broken = new Gauge({
    name: 'audit_broken_promises',
    help: 'How many promises the last audit found broken.',
    registers,
    collect: () => {
      broken.set(lastAuditIn(folder)?.broken ?? 0);
    },
  });
}
