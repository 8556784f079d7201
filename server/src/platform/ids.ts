import { randomBytes } from 'node:crypto';

export type Uuid = string;

/** UUIDv7: unguessable, and rows made one after the other lie side by side in their index. */
export function newId(now: Date): Uuid {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [0, 8, 12, 16, 20].map((from, i, starts) => hex.slice(from, starts[i + 1])).join('-');
}
