import { readFile } from 'node:fs/promises';

/** The file or folder that was named is not there. */
export const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

export const orWhenMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (isMissing(error)) return value;
    throw error;
  };

export const readIfThere = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch(orWhenMissing(undefined));
