import type { Endpoint, Received } from 'contract/platform/endpoint';
import type { StaffKey } from 'contract/staff/roles';
import type { Answering, Call, Route, WithFile } from '../../platform/http/route.js';
import type { StaffActor, StaffAsker } from './sessions/staff-askers.js';

type Who<E extends Endpoint> = E['shape'] extends { open: true }
  ? null
  : E['shape'] extends { evenNobody: true }
    ? StaffAsker | null
    : E['shape'] extends { byCommand: true }
      ? StaffActor
      : StaffAsker;
type Asking<E extends Endpoint> = Received<E> & { person: Who<E>; call: Call } & WithFile<E>;
/** Each call of staff declares who may make it: anybody, or the holders of a key. */
type Declared = Endpoint & { readonly shape: { readonly open: true } | { readonly may: StaffKey } };

/** Ties a contract of staff to the service that fulfils it. */
export const staffRoute = <E extends Declared>(
  endpoint: E,
  answer: (asking: Asking<E>) => Promise<Answering<E>>,
): Route => ({ endpoint, answer });
