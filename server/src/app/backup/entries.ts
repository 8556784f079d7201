import { ByteReader } from './byte-reader.js';

type Bytes = AsyncIterable<Uint8Array>;

/** A part of a copy: a file, or a folder if the name ends with a slash. */
export type Entry = { readonly name: string; readonly content: Bytes };

export const only = async function* (bytes: string | Uint8Array): Bytes {
  if (bytes.length > 0) yield Buffer.from(bytes);
};

function* recordOf(bytes: Uint8Array) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  yield length;
  yield bytes;
}

/**
 * Packs one entry after the other, without having to know its length beforehand: its name, its content, an
 * empty record.
 */
export async function* pack(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const { name, content } of entries) {
    yield* recordOf(Buffer.from(name));
    for await (const chunk of content) if (chunk.length > 0) yield* recordOf(chunk);
    yield* recordOf(Buffer.alloc(0));
  }
}

async function takeRecord(reader: ByteReader) {
  const length = await reader.take(4);
  return reader.take(length.readUInt32BE());
}

async function* contentIn(reader: ByteReader) {
  for (;;) {
    const record = await takeRecord(reader);
    if (record.length === 0) return;
    yield record;
  }
}

/** The caller must read the whole content of an entry before the next one. */
export async function* unpack(chunks: Bytes): AsyncGenerator<Entry> {
  const reader = new ByteReader(chunks);
  try {
    while (!(await reader.isAtEnd())) {
      const name = (await takeRecord(reader)).toString();
      yield { name, content: contentIn(reader) };
    }
  } finally {
    await reader.close();
  }
}
