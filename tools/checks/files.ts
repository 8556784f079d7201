import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The files of these folders, whatever lies between, whose path from there is named so. */
export const filesIn = (folders: readonly string[], named: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => named.test(file))
      .map((file) => path.join(folder, file)),
  );

export const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
