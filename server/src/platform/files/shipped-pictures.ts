import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

function demoFolder(): string | undefined {
  try {
    return path.dirname(resolve('demo/package.json'));
  } catch {
    return undefined;
  }
}

const demo = demoFolder();

/** The demo's pictures, if the demo is installed; a production install does without them. */
export const shippedMasters = demo && path.join(demo, 'masters/');

const file = shippedMasters && `${shippedMasters}stand-ins.json`;
let standIns: Map<string, string> | undefined;

function allStandIns() {
  standIns ??= new Map(
    file && existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : [],
  );
  return standIns;
}

/** Whether a picture came with the demo instead of being uploaded. */
export const isShipped = (imageId: string) => allStandIns().has(imageId);

/**
 * A few pixels of a shipped picture, WebP in base64, shown blurred until the picture arrives; null for all
 * others.
 */
export function standInOf(imageId: string | null): string | null {
  return (imageId && allStandIns().get(imageId)) || null;
}
