import { rm } from 'node:fs/promises';
import path from 'node:path';
import {
  type ContentType,
  contentTypes,
  type FileStore,
  isFileId,
  mustBeFileId,
  type StoredFile,
} from './file.js';
import { readIfThere } from './missing.js';
import { writeAtomically } from './write-atomically.js';

const endingOf = (contentType: ContentType) => contentType.replace('image/', '');

/** A folder beside the data; the ending of a file's name tells its kind. */
export class FolderStore implements FileStore {
  readonly #folder: string;

  constructor(dataFolder: string) {
    this.#folder = path.join(dataFolder, 'files');
  }

  #path(id: string, contentType: ContentType) {
    return path.join(this.#folder, `${id}.${endingOf(contentType)}`);
  }

  async put(id: string, bytes: Uint8Array, contentType: ContentType) {
    mustBeFileId(id);
    await writeAtomically(this.#path(id, contentType), bytes);
  }

  async get(id: string): Promise<StoredFile | undefined> {
    if (!isFileId(id)) return undefined;
    for (const contentType of contentTypes) {
      const bytes = await readIfThere(this.#path(id, contentType));
      if (bytes) return { bytes, contentType };
    }
    return undefined;
  }

  async delete(id: string) {
    if (!isFileId(id)) return;
    for (const contentType of contentTypes) await rm(this.#path(id, contentType), { force: true });
  }
}
