import type * as v from 'valibot';
import type { StaffKey } from '../staff/roles.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
// oxlint-disable-next-line typescript/no-explicit-any -- a schema's input is contravariant: only `any` accepts all.
type AnySchema = v.GenericSchema<any, any>;

/**
 * A "no" that the shop can give: declared by its endpoint, thrown by its service, distinguished by its code.
 */
export type Refusal = {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  /** The form's field that the words belong to. */
  readonly field?: string;
};

// Marked as pure, so that the browser's build leaves out refusals that no screen names.
/* @__NO_SIDE_EFFECTS__ */
export const refusal = (status: number, code: string, message: string, field?: string): Refusal => ({
  status,
  code,
  message,
  ...(field && { field }),
});

/** A refusal that is about to be put into words. */
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
  /** Can be called without logging in. */
  readonly open?: true;
  /** For staff's calls: the key that the caller's role must hold, at the store in the path. */
  readonly may?: StaffKey;
  /** For staff's calls: needs a second factor given in the last minutes. */
  readonly freshFactor?: true;
  /** For staff's calls: may also be made in a locked session. */
  readonly evenLocked?: true;
  /** For staff's calls: may also be made without logging in. */
  readonly evenNobody?: true;
  /** For staff's calls: may also be made by a command that holds the shop's own key. */
  readonly byCommand?: true;
  /** For staff's calls: sent without anybody doing anything, so it does not keep a session from locking. */
  readonly byItself?: true;
  /** A form with a file: held in memory, or, for large files, read as it arrives. */
  readonly multipart?: true | 'streamed';
  /** Answers a file of this type instead of the envelope. */
  readonly file?: 'text/csv';
  readonly refusals?: readonly Refusal[];
  /**
   * The words of every refusal of this call, even of those that any call may give, for readers that expect
   * certain words.
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

/** What a service receives, after parsing. */
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

/** What is sent back, before the caller's transforms. */
export type Wire<E extends Endpoint> = Input<E['shape']['data']>;

/** What the caller gets. */
export type Answer<E extends Endpoint> = Output<E['shape']['data']>;
