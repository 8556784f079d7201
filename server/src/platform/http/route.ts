import type { Asked, Endpoint, Wire } from 'contract/platform/endpoint';
import type { Uuid } from '../ids.js';
import type { Log } from '../log.js';
import type { Prepared } from './prepared.js';
import type { UploadedFile } from './uploaded-file.js';

/** Who asks, proven by the token. */
export type Customer = { readonly id: Uuid; readonly sessionId: Uuid };

/** What is known of the call itself, besides what it asks. */
export type Call = {
  readonly requestId: string;
  /** The caller's address, as far as configured proxies can be trusted; IPv6 by its /64. */
  readonly address: string;
  readonly userAgent: string;
  readonly idempotencyKey: string | undefined;
  /** The bytes of the body, and what a provider has signed them with. */
  readonly rawBody: Buffer;
  readonly signature: string;
  readonly log: Log;
};

type Who<E extends Endpoint> = E['shape'] extends { open: true } ? null : Customer;
/** Waits for the file of a form. */
export type ReadFile = () => Promise<UploadedFile | undefined>;
type WithFile<E extends Endpoint> = E['shape'] extends { multipart: true } ? { file: ReadFile } : unknown;
type Asking<E extends Endpoint> = Asked<E> & { customer: Who<E>; call: Call } & WithFile<E>;
type Answering<E extends Endpoint> = Wire<E> extends undefined ? void : Wire<E> | Prepared;

export type Route = {
  readonly endpoint: Endpoint;
  readonly answer: (asking: never) => Promise<unknown>;
};

/** Ties a contract to the service that keeps it. */
export const route = <E extends Endpoint>(
  endpoint: E,
  answer: (asking: Asking<E>) => Promise<Answering<E>>,
): Route => ({ endpoint, answer });
