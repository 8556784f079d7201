import type { Log } from '../log.js';
import type { Settings } from '../settings.js';
import type { FileStore } from './file.js';
import { FolderStore } from './folder-store.js';
import { contentOf, PictureCache } from './picture-cache.js';
import { S3Store } from './s3-store.js';

/** Deleting a file also deletes the pictures that were made from it. */
function leavingNothing(store: FileStore, made: PictureCache): FileStore {
  return {
    put: (id, bytes, contentType) => store.put(id, bytes, contentType),
    get: (id) => store.get(id),
    delete: async (id) => {
      const file = await store.get(id);
      await store.delete(id);
      if (file) await made.forget(contentOf(file.bytes));
    },
  };
}

type Where = Pick<Settings, 's3' | 'dataFolder'>;

export const openFileStore = ({ s3, dataFolder }: Where, log: Log): FileStore =>
  leavingNothing(s3 ? new S3Store(s3, log) : new FolderStore(dataFolder), new PictureCache(dataFolder, log));
