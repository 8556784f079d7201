import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../../platform/files/write-atomically.js';

type LastAudit = { readonly at: Date; readonly broken: number };

/** Says when the promises were last checked here, and how many were broken. */
const fileIn = (folder: string) => path.join(folder, 'audited.json');

export const writeLastAudit = (folder: string, audit: LastAudit) =>
  writeAtomically(fileIn(folder), `${JSON.stringify(audit)}\n`);

/** Undefined when there is none that can be read. */
export function lastAuditIn(folder: string): LastAudit | undefined {
  try {
    const { at, broken } = JSON.parse(readFileSync(fileIn(folder), 'utf8'));
    const audit = { at: new Date(at), broken: Number(broken) };
    return Number.isNaN(audit.at.getTime() + audit.broken) ? undefined : audit;
  } catch {
    return undefined;
  }
}
