export const contentTypes = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'] as const;
export type ContentType = (typeof contentTypes)[number];
export type StoredFile = { bytes: Buffer; contentType: ContentType };

/**
 * Where the files of customers and staff are kept. The server makes the ids, and an id never gets other
 * content.
 */
export type FileStore = {
  put(id: string, bytes: Uint8Array, contentType: ContentType): Promise<void>;
  get(id: string): Promise<StoredFile | undefined>;
  delete(id: string): Promise<void>;
};

const shape = /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/;

/** Small letters, digits and dashes: no id can mean another folder, a hidden file or another object. */
export const isFileId = (id: string) => shape.test(id);

export function mustBeFileId(id: string) {
  if (!isFileId(id)) throw new Error(`${JSON.stringify(id)} cannot name a file.`);
}
