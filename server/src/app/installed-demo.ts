import { CannotStart } from '../platform/cannot-start.js';
import type { Transaction } from '../platform/database/database.js';
import type { SecretKey } from '../platform/secret-key.js';

type Progress = (words: string) => void;

/**
 * Everything that the server knows about the demo. The demo imports the server, so the server must not import
 * the demo.
 */
export type Demo = {
  loadDemo: (tx: Transaction, progress: Progress, secretKey: SecretKey) => Promise<void>;
};

const place: string = 'demo/load-demo';

/**
 * Loaded only when it is asked for, because a production install does without the demo's code, pictures and
 * fonts.
 */
export async function installedDemo(): Promise<Demo> {
  try {
    return (await import(place)) as Demo;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new CannotStart(
      'The demo shop is not part of a production install. Run `npm ci && npm start` in a checkout of the ' +
        'repository to get it, or set DEMO=0.',
    );
  }
}
