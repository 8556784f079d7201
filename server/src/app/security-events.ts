import { uuid } from 'contract/platform/ids';
import * as v from 'valibot';
import { selectCustomerByEmail, selectSecurityEvents } from '../features/auth/index.js';
import { CannotStart } from '../platform/cannot-start.js';
import type { Db } from '../platform/database/database.js';

type Say = (words: string) => void;

const most = 500;
const usage = `Tell what happened to the security of an account, the newest first:
  npm run security-events -- ada@example.com
  npm run security-events -- 01a1fa1d-84e8-7da2-b84c-a9668018b9ec (a closed account has only its id)`;

/** Enough characters to tell two of them apart. */
const mark = (long: string | null) => (long ? long.slice(0, 8) : '–');

async function customerNamed(db: Db, who: string) {
  if (v.is(uuid, who)) return who;
  const customer = await selectCustomerByEmail(db, who);
  if (!customer) throw new CannotStart(`No account has the address ${who}.`);
  return customer.id;
}

/**
 * What `npm run security-events` prints. An address is shown as a mark: the same mark is the same address.
 */
export async function tellSecurityEvents(db: Db, [who, ...rest]: readonly string[], say: Say) {
  if (!who || rest.length > 0) throw new CannotStart(usage);
  const id = await customerNamed(db, who);
  const events = await selectSecurityEvents(db, id, most);
  say(
    `Customer ${id}: ${events.length === most ? `the newest ${most}` : events.length} events. Times are UTC.`,
  );
  for (const { at, kind, outcome, device, address_hash, session_id } of events)
    say(
      [
        at.toISOString().slice(0, 19).replace('T', ' '),
        kind.padEnd(18),
        outcome.padEnd(8),
        (device || '–').padEnd(24),
        `address ${mark(address_hash)}`.padEnd(17),
        `session ${session_id ?? '–'}`,
      ].join('  '),
    );
}
