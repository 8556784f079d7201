import { existsSync, readFileSync } from 'node:fs';
import { shippedMasters } from './shipped-masters.js';

const file = `${shippedMasters}stand-ins.json`;
let standIns: Map<string, string> | undefined;

/** A few pixels of a shipped picture, WebP in base64, to be shown blurred until it is here; null for all others. */
export function standInOf(imageId: string | null): string | null {
  standIns ??= new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : []);
  return (imageId && standIns.get(imageId)) || null;
}
