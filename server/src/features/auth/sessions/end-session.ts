import { sessionNotFound } from 'contract/auth';
import type { Customer as Asker, Call } from '../../../platform/http/route.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Auth } from '../auth-context.js';
import { checkCurrentPassword } from '../passwords/current-password.js';
import { noteSecurityEvent, originOf } from '../security-events/security-events.js';
import { endSessionWithin } from './sessions.js';

/**
 * Takes the password: a thief with a stolen session must not be able to log the owner out everywhere else.
 */
export async function endSessionOf(auth: Auth, asker: Asker, id: Uuid, password: string, call: Call) {
  await checkCurrentPassword(auth, asker, password, call);
  await auth.shop.write(async (tx) => {
    if (!(await endSessionWithin(auth, tx, asker.id, id))) throw refuse(sessionNotFound);
    const event = { customerId: asker.id, kind: 'end-session', sessionId: id } as const;
    await noteSecurityEvent(tx, originOf(auth, call), event);
  });
}

/** Logging out twice at the same time is logging out once. */
export const logOutOf = (auth: Auth, { id, sessionId }: Asker, call: Call) =>
  auth.shop.write(async (tx) => {
    if (!(await endSessionWithin(auth, tx, id, sessionId))) return;
    await noteSecurityEvent(tx, originOf(auth, call), { customerId: id, kind: 'log-out', sessionId });
  });
