import type { Method } from 'contract/platform/endpoint';
import { CallError, cannotBeReached } from './call-error';
import { caller } from './caller';
import { takeFirstAnswer } from './first-answer';

/** The API's host; the page's own origin unless the build names another. */
const host: string = import.meta.env.VITE_API_HOST ?? '/api/';

export type Query = Record<string, string | number | boolean | readonly string[] | undefined>;
type Request = { query?: Query; body?: object; headers?: Record<string, string> };
/** Every answer's body. */
export type Envelope<Data = unknown> = { message: string; data: Data };

export function addressOf(path: string, query: Query = {}) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) if (each !== undefined) search.append(name, String(each));
  const address = host + path.replace(/^\//, '');
  return search.size > 0 ? `${address}?${search}` : address;
}

function headersFor(token: string | undefined, isForm: boolean, extra: Record<string, string>) {
  return {
    // The browser itself writes the type of a form with files, for it knows the boundary.
    ...(!isForm && { 'content-type': 'application/json' }),
    'cache-control': 'no-cache',
    pragma: 'no-cache',
    expires: '0',
    ...(token && { authorization: `Bearer ${token}` }),
    ...extra,
  };
}

function logged(method: Method, path: string, error: CallError) {
  console.warn(`${method} ${path}`, error);
  return error;
}

/** What a call gives in the end: an envelope, or a file. */
export type Read<Result> = (answer: Response) => Promise<Result | undefined>;

const envelopeIn: Read<Envelope> = async (answer) => (await answer.json()) as Envelope;

/** In characters: with more than 64 kB under way at once, browsers refuse to keep a call alive. */
const small = 8000;

/** No time-out: a slow line is the customer's to give up on. */
export async function ask<Result>(
  method: Method,
  path: string,
  { query, body, headers }: Request,
  read: Read<Result>,
): Promise<{ result: Result; isSameCaller: boolean }> {
  const token = caller.token();
  const isForm = body instanceof FormData;
  const text = isForm || !body ? '' : JSON.stringify(body);
  const init = {
    method,
    headers: headersFor(token, isForm, { ...caller.headers?.(), ...headers }),
    // What is shown at once is sent even if the page is left at once.
    keepalive: method !== 'GET' && !isForm && text.length < small,
    ...(body && { body: isForm ? body : text }),
  };
  const address = addressOf(path, query);
  const asked = (method === 'GET' && takeFirstAnswer(address)) || fetch(address, init);
  const notReached = () => logged(method, path, new CallError(0, undefined, cannotBeReached));
  const answer = await asked.catch((reason: Error) => reason);
  if (answer instanceof Error) throw notReached();
  if (!answer.ok) {
    const envelope = await envelopeIn(answer).catch(() => undefined);
    const reason = `The shop answered with ${answer.status}.`;
    const retryAfter = answer.headers.get('retry-after');
    const error = logged(method, path, new CallError(answer.status, envelope, reason, retryAfter));
    await caller.refused(error, `${method} ${path}`, token === caller.token());
    throw error;
  }
  const result = await read(answer).catch(() => undefined);
  // Every success has an envelope, or a file: without one, the answer was cut off on its way.
  if (result === undefined) throw notReached();
  return { result, isSameCaller: token === caller.token() };
}

export async function send(method: Method, path: string, request: Request = {}): Promise<Envelope> {
  const { result, isSameCaller } = await ask(method, path, request, envelopeIn);
  if (isSameCaller) caller.answered({ method, path, data: result.data });
  return result;
}
