import type { Machines } from '../features/operation/index.js';
import type { Settings } from '../platform/settings.js';
import { lastAuditIn } from './audits/last-audit.js';
import { copiesIn } from './backup/copies.js';
import { provenCopyOf } from './backup/proof.js';
import { release } from './release.js';

/** What the owner sees about the shop's running, as far as this machine knows. */
export const machinesOf = ({ dataFolder, backupFolder }: Settings): Machines => ({
  release,
  lastAudit: () => lastAuditIn(dataFolder),
  lastBackup: () => ({ newest: copiesIn(backupFolder)[0]?.madeAt, proven: provenCopyOf(backupFolder) }),
});
