import { isWorkbook, notText } from 'contract/exchange/files';
import { refuse } from '../../../platform/refuse.js';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const begins = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte);

function marked(head: Uint8Array): Encoding | undefined {
  if (begins(head, 0xff, 0xfe)) return 'utf-16le';
  if (begins(head, 0xfe, 0xff)) return 'utf-16be';
  return begins(head, 0xef, 0xbb, 0xbf) ? 'utf-8' : undefined;
}

/** Windows-1252 has a character for nearly every byte, so a file that is not UTF-8 is taken for that. */
class Utf8 {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  isValid = true;

  take(chunk?: Uint8Array) {
    if (!this.isValid) return;
    try {
      this.#decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      this.isValid = false;
    }
  }
}

/**
 * Reads the whole file, because the first character that is not UTF-8 may stand in its last row. Refuses what
 * is not text.
 */
export async function encodingOf(bytes: Bytes): Promise<Encoding> {
  const utf8 = new Utf8();
  let mark: Encoding | undefined;
  let isFirst = true;
  for await (const chunk of bytes) {
    if (isFirst) {
      mark = marked(chunk);
      if (begins(chunk, 0x50, 0x4b, 0x03, 0x04)) throw refuse(isWorkbook);
      isFirst = false;
    }
    if (mark === 'utf-16le' || mark === 'utf-16be') return mark;
    if (chunk.includes(0)) throw refuse(notText);
    utf8.take(chunk);
  }
  utf8.take();
  if (utf8.isValid) return 'utf-8';
  if (mark) throw refuse(notText);
  return 'windows-1252';
}

function written(text: string) {
  if (text.includes('\0')) throw refuse(notText);
  return text;
}

/** The text without the byte order mark. */
export async function* textOf(bytes: Bytes, encoding: Encoding) {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield written(decoder.decode(chunk, { stream: true }));
  yield written(decoder.decode());
}
