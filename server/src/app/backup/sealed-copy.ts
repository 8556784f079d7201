import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { CannotStart } from '../../platform/cannot-start.js';
import { deriveKey, fingerprintOf } from '../../platform/derived-key.js';
import type { SecretKey } from '../../platform/secret-key.js';
import { ByteReader } from './byte-reader.js';

type Bytes = AsyncIterable<Uint8Array>;

const format = 1;
const saltLength = 32;
const headLength = headOf('x'.repeat(22), Buffer.alloc(saltLength)).length;
const pieceLength = 64 * 1024;
const tagLength = 16;

/** Says what the file is, which key opens it, and from which salt the file's own key is made. */
function headOf(fingerprint: string, salt: Uint8Array) {
  return Buffer.concat([Buffer.from(`cellar-door backup ${format} ${fingerprint}\n`), salt]);
}

const keyOfCopy = (secretKey: SecretKey, salt: Uint8Array) =>
  new Uint8Array(hkdfSync('sha256', deriveKey(secretKey, 'backup'), salt, 'one copy', 32));

/**
 * The nonce holds a piece's place and whether it is the last, so that no piece can be moved, left out or cut
 * off.
 */
function nonceOf(piece: number, isLast: boolean) {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(piece, 7);
  nonce[11] = Number(isLast);
  return nonce;
}

/** Seals piece by piece, so that a copy of any size needs little memory. */
export async function* sealCopy(chunks: Bytes, secretKey: SecretKey): AsyncGenerator<Buffer> {
  const reader = new ByteReader(chunks);
  try {
    const salt = randomBytes(saltLength);
    const key = keyOfCopy(secretKey, salt);
    yield headOf(fingerprintOf(secretKey.current), salt);
    for (let piece = 0, isLast = false; !isLast; piece++) {
      const bytes = await reader.take(pieceLength);
      isLast = await reader.isAtEnd();
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(piece, isLast));
      yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    }
  } finally {
    await reader.close();
  }
}

function readHead(head: Buffer, name: string, secretKey: SecretKey) {
  const [, made, fingerprint = ''] =
    /^cellar-door backup (\d+) (?:([\w-]{22})\n)?/.exec(head.toString('latin1')) ?? [];
  if (!made)
    throw new CannotStart(
      `${name} is no copy of a Cellar Door, or its beginning is damaged. Take another one.`,
    );
  if (Number(made) !== format)
    throw new CannotStart(`${name} was written by a newer Cellar Door. Restore it with that version.`);
  const { current, previous } = secretKey;
  const key = [current, previous].find((one) => one && fingerprintOf(one) === fingerprint);
  if (!key)
    throw new CannotStart(
      `${name} was sealed by another key. Set SECRET_KEY (or put back DATA_DIR/secret-key) as the shop had it then.`,
    );
  return keyOfCopy({ ...secretKey, current: key }, head.subarray(-saltLength));
}

const damagedAfter = (name: string, piece: number) =>
  new CannotStart(
    `${name} is cut off or damaged after ${piece * pieceLength} bytes of its content. Nothing of it is used: take another copy.`,
  );

function openPiece(key: Uint8Array, nonce: Buffer, sealed: Buffer) {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
  decipher.setAuthTag(sealed.subarray(-tagLength));
  return Buffer.concat([decipher.update(sealed.subarray(0, -tagLength)), decipher.final()]);
}

/** Returns the sealed content, each piece only after it was verified. */
export async function* openCopy(chunks: Bytes, name: string, secretKey: SecretKey): AsyncGenerator<Buffer> {
  const reader = new ByteReader(chunks);
  try {
    const key = readHead(await reader.take(headLength), name, secretKey);
    for (let piece = 0, isLast = false; !isLast; piece++) {
      const sealed = await reader.take(pieceLength + tagLength);
      isLast = await reader.isAtEnd();
      let bytes: Buffer;
      try {
        bytes = openPiece(key, nonceOf(piece, isLast), sealed);
      } catch {
        throw damagedAfter(name, piece);
      }
      yield bytes;
    }
  } finally {
    await reader.close();
  }
}
