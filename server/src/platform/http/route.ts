import type { Endpoint, Received, Wire } from 'contract/platform/endpoint';
import type { Uuid } from '../ids.js';
import type { Log } from '../log.js';
import type { Download } from './download.js';
import type { Prepared } from './prepared.js';
import type { ArrivingFile, UploadedFile } from './uploaded-file.js';

/** Who is asking, proven by the token. */
export type Customer = { readonly id: Uuid; readonly sessionId: Uuid };

/** What is known about the call itself, apart from its contents. */
export type Call = {
  readonly requestId: string;
  /** The caller's address, as far as configured proxies can be trusted; IPv6 by its /64. */
  readonly address: string;
  readonly userAgent: string;
  /** The mark of a browser that has been here before; undefined for a new one. */
  readonly deviceMark: string | undefined;
  readonly keepDeviceMark: (mark: string, isSecure: boolean) => void;
  /** Keeps a session of staff in the browser, or deletes it there. */
  readonly keepStaffSession: (token: string | undefined, isSecure: boolean) => void;
  readonly idempotencyKey: string | undefined;
  /** The bytes of the body, and the provider's signature of them. */
  readonly rawBody: Buffer;
  readonly signature: string;
  readonly log: Log;
};

type Who<E extends Endpoint> = E['shape'] extends { open: true } ? null : Customer;
/** Waits for the file of a form. */
export type ReadFile = () => Promise<UploadedFile | undefined>;
/** Waits for the beginning of the file; the rest arrives as it is read. */
export type TakeFile = () => Promise<ArrivingFile | undefined>;
export type WithFile<E extends Endpoint> = E['shape'] extends { multipart: true }
  ? { file: ReadFile }
  : E['shape'] extends { multipart: 'streamed' }
    ? { file: TakeFile }
    : unknown;
type Asking<E extends Endpoint> = Received<E> & { customer: Who<E>; call: Call } & WithFile<E>;
export type Answering<E extends Endpoint> = E['shape'] extends { file: string }
  ? Download
  : Wire<E> extends undefined
    ? void
    : Wire<E> | Prepared;

export type Route = {
  readonly endpoint: Endpoint;
  readonly answer: (asking: never) => Promise<unknown>;
};

/** Ties a contract to the service that fulfils it. */
export const route = <E extends Endpoint>(
  endpoint: E,
  answer: (asking: Asking<E>) => Promise<Answering<E>>,
): Route => ({ endpoint, answer });
