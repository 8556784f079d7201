import type { Method } from 'contract/platform/endpoint';
import { CallError } from './call-error';
import { useCart } from './cart';
import { countsAfter } from './counters';
import { takeFirstAnswer } from './first-answer';
import { useSession } from './session';
import { leaveForLogin, leaveNothing, reloadPage } from './strong-answers';

/** The API's host; the page's own origin unless the build names another. */
const host: string = import.meta.env.VITE_API_HOST ?? '/api/';

type Query = Record<string, string | number | boolean | readonly string[] | undefined>;
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

const currentToken = () => useSession.getState().login?.token;

function headersFor(token: string | undefined, body: object | undefined, extra: Record<string, string> = {}) {
  return {
    // The browser itself writes the type of a form with files, for it knows the boundary.
    ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
    'cache-control': 'no-cache',
    pragma: 'no-cache',
    expires: '0',
    ...(token && { authorization: `Bearer ${token}` }),
    ...extra,
  };
}

function count(method: Method, path: string, data: unknown) {
  const { login, updateCustomer } = useSession.getState();
  if (!login) return;
  const counts = countsAfter({
    method,
    path,
    data,
    counts: login.customer,
    storedLines: useCart.getState().cart_detail,
  });
  if (Object.keys(counts).length > 0) updateCustomer(counts);
}

/** An answer to a token that is no longer the current one says nothing about whoever is logged in now. */
async function followStrongAnswer(status: number, call: string, token: string | undefined) {
  if (status === 405) reloadPage(call);
  if (token !== currentToken()) return;
  if (status === 410) await leaveNothing();
  if (status === 401) leaveForLogin();
}

function logged(method: Method, path: string, error: CallError) {
  console.warn(`${method} ${path}`, error);
  return error;
}

/** No time-out: a slow line is the customer's to give up on. */
async function send(method: Method, path: string, { query, body, headers }: Request = {}): Promise<Envelope> {
  const token = currentToken();
  const init = {
    method,
    headers: headersFor(token, body, headers),
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  };
  const address = addressOf(path, query);
  const asked = (method === 'GET' && takeFirstAnswer(address)) || fetch(address, init);
  const answer = await asked.catch((reason: Error) => reason);
  if (answer instanceof Error) {
    const reason = 'The shop cannot be reached. Check your connection and try again.';
    throw logged(method, path, new CallError(0, undefined, reason));
  }
  const envelope: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) {
    const reason = `The shop answered with ${answer.status}.`;
    const retryAfter = answer.headers.get('retry-after');
    const error = logged(method, path, new CallError(answer.status, envelope, reason, retryAfter));
    await followStrongAnswer(answer.status, `${method} ${path}`, token);
    throw error;
  }
  const read = (envelope ?? { message: '', data: undefined }) as Envelope;
  if (token === currentToken()) count(method, path, read.data);
  return read;
}

const upload = (path: string, file: File) => {
  const form = new FormData();
  form.append('file', file);
  return send('POST', path, { body: form });
};

export const httpClient = {
  send,
  get: (path: string, query?: Query) => send('GET', path, { query }),
  post: (path: string, body?: object) => send('POST', path, { body }),
  put: (path: string, body?: object) => send('PUT', path, { body }),
  patch: (path: string, body?: object) => send('PATCH', path, { body }),
  delete: (path: string) => send('DELETE', path),
  upload,
};
