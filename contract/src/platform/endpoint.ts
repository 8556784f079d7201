import type * as v from 'valibot';
import type { StaffKey } from '../staff/roles.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
// oxlint-disable-next-line typescript/no-explicit-any -- a schema's input is contravariant: only `any` accepts all.
type AnySchema = v.GenericSchema<any, any>;

/** A "no" that the shop can give: declared by its endpoint, thrown by its service, told apart by its code. */
export type Refusal = {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  /** The form's field that the words belong to. */
  readonly field?: string;
};

// Pure: the browser's build leaves out those that no screen names.
/* @__NO_SIDE_EFFECTS__ */
export const refusal = (status: number, code: string, message: string, field?: string): Refusal => ({
  status,
  code,
  message,
  ...(field && { field }),
});

/** A refusal on its way to words. */
type Refused = {
  readonly status: number;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>> | undefined;
};
export type Wording = (refused: Refused) => string;

type Shape = {
  /** What the call does, in one line for the reader of the API page. */
  readonly about: string;
  readonly path?: AnySchema;
  readonly query?: AnySchema;
  readonly body?: AnySchema;
  readonly data?: AnySchema;
  readonly status?: 200 | 201;
  /** The envelope's message on success, for the customer. */
  readonly says?: string;
  /** Answers without a log-in. */
  readonly open?: true;
  /** Of staff's calls: the key that the caller's role must hold, at the store that the path names. */
  readonly may?: StaffKey;
  /** Of staff's calls: wants the second factor of the last minutes. */
  readonly freshFactor?: true;
  /** Of staff's calls: answers a session that is locked, too. */
  readonly evenLocked?: true;
  /** Of staff's calls: answers whoever is not logged in, too. */
  readonly evenNobody?: true;
  /** Of staff's calls: answers a command that holds the shop's own key, too. */
  readonly byCommand?: true;
  /** Of staff's calls: asked without anybody doing anything, so that it keeps no session from locking. */
  readonly byItself?: true;
  /** A form with a file: held in memory, or taken as it arrives where it is a large one. */
  readonly multipart?: true | 'streamed';
  /** Answers a file of this type in the place of the envelope. */
  readonly file?: 'text/csv';
  readonly refusals?: readonly Refusal[];
  /**
   * What every refusal of this call says, also one that any call may give, where its reader looks for certain
   * words.
   */
  readonly wording?: Wording;
};

export type Endpoint<S extends Shape = Shape> = {
  readonly method: Method;
  readonly path: string;
  readonly shape: S;
};

/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <const S extends Shape>(method: Method, path: string, shape: S): Endpoint<S> => ({
  method,
  path,
  shape,
});

type Output<S> = S extends AnySchema ? v.InferOutput<S> : undefined;
type Input<S> = S extends AnySchema ? v.InferInput<S> : undefined;

/** What a service receives: parsed. */
export type Received<E extends Endpoint> = {
  path: Output<E['shape']['path']>;
  query: Output<E['shape']['query']>;
  body: Output<E['shape']['body']>;
};

type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a caller sends. */
export type Sent<E extends Endpoint> = Present<{
  path: Input<E['shape']['path']>;
  query: Input<E['shape']['query']>;
  body: Input<E['shape']['body']>;
}>;

/** What travels back, before the caller's transforms. */
export type Wire<E extends Endpoint> = Input<E['shape']['data']>;

/** What the caller gets. */
export type Answer<E extends Endpoint> = Output<E['shape']['data']>;
