import { httpClient } from 'browser/calls/methods';
import { closeToast, useToasts } from 'browser/toasts/toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaving } from './leaving';
import { useSession } from './session';
import { tellOfReload } from './strong-answers';
import { takeWhereLeft } from './where-left';

const customer = {
  id: 'ada',
  first_name: 'Ada',
  last_name: 'Lovelace',
  image_url: null,
  cart_count: 0,
  wishlist_count: 0,
};

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const no = (status: number, message = 'No.') => answer(status, { message, code: 'no', request_id: 'r1' });

let sent: Request[] = [];

function serverAnswers(respond: () => Response | Promise<Response>) {
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    sent.push(new Request(new URL(String(address), location.href), init));
    return respond();
  });
}

beforeEach(() => {
  sent = [];
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  useSession.getState().logIn({ token: 'token-of-ada', customer });
});
afterEach(() => vi.restoreAllMocks());

describe('a call', () => {
  it.each([
    ['GET', () => httpClient.get('/e-com/cart', { store_id: 3 })],
    ['POST', () => httpClient.post('e-com/cart', { quantity: 1 })],
    ['PUT', () => httpClient.put('e-com/cart/7', {})],
    ['PATCH', () => httpClient.patch('e-com/cart/7', {})],
    ['DELETE', () => httpClient.delete('e-com/wishlist/7')],
  ])('by %s carries the token, JSON and no-cache headers to the API', async (method, call) => {
    serverAnswers(() => answer(200, { message: 'OK', data: { cart_detail: [] } }));
    await call();
    const [request] = sent;
    expect(request?.method).toBe(method);
    expect(new URL(request!.url).pathname).toMatch(/^\/api\/e-com\//);
    expect(Object.fromEntries(request!.headers)).toMatchObject({
      authorization: 'Bearer token-of-ada',
      'content-type': 'application/json',
      'cache-control': 'no-cache',
      pragma: 'no-cache',
    });
  });

  it('uploads a file as a form, whose type the browser writes', async () => {
    serverAnswers(() => answer(200, { message: 'OK', data: [{ url: '/files/x' }] }));
    await httpClient.upload('/e-com/common/files', new File(['x'], 'ada.png', { type: 'image/png' }));
    expect(sent[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect((await sent[0]!.formData()).get('file')).toBeInstanceOf(File);
  });

  it('outlives its page where it writes something small', async () => {
    serverAnswers(() => answer(200, { message: 'OK', data: { cart_detail: [] } }));
    await httpClient.post('e-com/wishlist', { product_id: 1 });
    await httpClient.put('e-com/cart/7', {});
    await httpClient.delete('e-com/wishlist/7');
    await httpClient.get('e-com/cart');
    await httpClient.upload('e-com/common/files', new File(['x'], 'ada.png', { type: 'image/png' }));
    // More than a browser would take.
    await httpClient.put('e-com/cart/7', { gift_message: 'x'.repeat(70_000) });
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, true, true, false, false, false]);
  });

  it('counts by its path after success, and not after a refusal', async () => {
    serverAnswers(() => answer(201, { message: 'OK', data: {} }));
    await httpClient.post('e-com/cart', {});
    expect(useSession.getState().login?.customer.cart_count).toBe(1);
    serverAnswers(() => no(422));
    await expect(httpClient.post('e-com/cart', {})).rejects.toThrow('No.');
    expect(useSession.getState().login?.customer.cart_count).toBe(1);
  });

  it('counts for nobody but whoever has called', async () => {
    serverAnswers(() => {
      useSession.getState().logIn({ token: 'token-of-grace', customer });
      return answer(201, { message: 'OK', data: {} });
    });
    await httpClient.post('e-com/wishlist', {});
    expect(useSession.getState().login?.customer.wishlist_count).toBe(0);
  });

  it('does not count what only the query names', async () => {
    serverAnswers(() => answer(200, { message: 'OK', data: {} }));
    await httpClient.get('e-com/fulfilment-options', { cart_id: 'c1' });
    expect(useSession.getState().login?.customer.cart_count).toBe(0);
  });

  it('is waited for however long it takes', async () => {
    vi.useFakeTimers();
    let answerAtLast = (_answer: Response) => {};
    serverAnswers(() => new Promise((answered) => (answerAtLast = answered)));
    const settled = vi.fn();
    const asked = httpClient.get('e-com/stores').finally(settled);
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
    expect(settled).not.toHaveBeenCalled();
    expect(vi.mocked(window.fetch).mock.calls[0]?.[1]).not.toHaveProperty('signal');
    answerAtLast(answer(200, { message: 'OK', data: ['Mission'] }));
    expect((await asked).data).toEqual(['Mission']);
    vi.useRealTimers();
  });

  it('tells the words of the server, and its own where there are none', async () => {
    serverAnswers(() => no(409, 'Only 2 left'));
    await expect(httpClient.get('e-com/x')).rejects.toMatchObject({
      serverMessage: 'Only 2 left',
      status: 409,
    });
    serverAnswers(() => new Response('<html>', { status: 502 }));
    await expect(httpClient.get('e-com/x')).rejects.toMatchObject({ serverMessage: undefined, status: 502 });
    serverAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(httpClient.get('e-com/x')).rejects.toMatchObject({ status: 0, code: 'no_answer' });
  });

  it('has words also when a failure has nothing else', async () => {
    serverAnswers(() => answer(503, { message: 'We are moving. Back at noon.' }));
    await expect(httpClient.get('e-com/x')).rejects.toMatchObject({
      message: 'We are moving. Back at noon.',
      serverMessage: 'We are moving. Back at noon.',
      code: 'http_503',
    });
    serverAnswers(() => answer(500, { message: ' ' }));
    await expect(httpClient.get('e-com/x')).rejects.toMatchObject({ serverMessage: undefined });
  });

  it('whose answer was cut off has not succeeded, and counts nothing', async () => {
    useSession.getState().updateCustomer({ cart_count: 4 });
    serverAnswers(() => new Response('{"message":"OK","data":{"cart_det', { status: 200 }));
    await expect(httpClient.get('e-com/cart')).rejects.toMatchObject({ status: 0, code: 'no_answer' });
    expect(useSession.getState().login?.customer.cart_count).toBe(4);
  });

  it('that fails is logged, whether or not it was answered', async () => {
    serverAnswers(() => no(409, 'Only 2 left'));
    await expect(httpClient.get('e-com/x')).rejects.toThrow('Only 2 left');
    serverAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(httpClient.get('e-com/y')).rejects.toThrow('cannot be reached');
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ['GET e-com/x', expect.objectContaining({ status: 409 })],
      ['GET e-com/y', expect.objectContaining({ status: 0 })],
    ]);
  });
});

describe('a 401', () => {
  it('forgets the customer at once, and the rest of the storage after 2500 ms', async () => {
    vi.useFakeTimers();
    localStorage.setItem('anything', 'kept');
    const leave = vi.spyOn(leaving, 'to').mockImplementation(() => undefined);
    serverAnswers(() => no(401, 'jwt expired'));
    await expect(httpClient.get('e-com/cart')).rejects.toThrow();
    expect(useSession.getState().login).toBeNull();
    await vi.advanceTimersByTimeAsync(2499);
    expect(localStorage.getItem('anything')).toBe('kept');
    expect(leave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(localStorage.getItem('anything')).toBeNull();
    expect(leave).toHaveBeenCalledWith('/login');
    vi.useRealTimers();
  });

  it('remembers the page once, so that a log-in goes on from there', async () => {
    vi.spyOn(leaving, 'to').mockImplementation(() => undefined);
    serverAnswers(() => no(401, 'jwt expired'));
    await expect(httpClient.get('e-com/cart')).rejects.toThrow();
    expect(takeWhereLeft()).toBe(location.pathname + location.search);
    expect(takeWhereLeft()).toBeUndefined();
  });

  it('for an older token says nothing about who is logged in now', async () => {
    serverAnswers(() => {
      useSession.getState().logIn({ token: 'newer-token', customer });
      return no(401, 'jwt expired');
    });
    await expect(httpClient.get('e-com/cart')).rejects.toThrow();
    expect(useSession.getState().login?.token).toBe('newer-token');
  });
});

describe('a 410', () => {
  it('leaves nothing of the account in the browser and goes to /login', async () => {
    const leave = vi.spyOn(leaving, 'to').mockImplementation(() => undefined);
    localStorage.setItem('anything', 'kept');
    sessionStorage.setItem('anything', 'kept');
    document.cookie = 'anything=kept; path=/';
    await (await caches.open('anything')).put('/kept', new Response('kept'));
    const unregister = vi.fn(async () => true);
    vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({
      unregister,
    } as unknown as ServiceWorkerRegistration);
    serverAnswers(() => no(410));
    await expect(httpClient.get('e-com/cart')).rejects.toThrow();
    expect(unregister).toHaveBeenCalled();
    expect(localStorage.getItem('anything')).toBeNull();
    expect(sessionStorage.getItem('anything')).toBeNull();
    expect(document.cookie).not.toContain('anything');
    expect(await caches.keys()).toEqual([]);
    expect(leave).toHaveBeenCalledWith('/login');
  });
});

describe('a 405', () => {
  it('is told of on the page that comes, once', async () => {
    vi.spyOn(leaving, 'reload').mockImplementation(() => undefined);
    const said = () => useToasts.getState().toasts.map(({ message }) => message);
    tellOfReload();
    expect(said()).toEqual([]);
    serverAnswers(() => no(405));
    await expect(httpClient.put('e-com/cart/7', {})).rejects.toThrow();
    tellOfReload();
    tellOfReload();
    expect(said()).toEqual([expect.stringContaining('Please do it again.')]);
    for (const { id } of useToasts.getState().toasts) closeToast(id);
  });

  it('reloads the page, but not for ever: the same call waits ten seconds', async () => {
    vi.useFakeTimers();
    const reload = vi.spyOn(leaving, 'reload').mockImplementation(() => undefined);
    serverAnswers(() => no(405));
    await expect(httpClient.put('e-com/cart/7', {})).rejects.toThrow();
    await expect(httpClient.put('e-com/cart/7', {})).rejects.toThrow();
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(9_999);
    await expect(httpClient.put('e-com/cart/7', {})).rejects.toThrow();
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(httpClient.put('e-com/cart/7', {})).rejects.toThrow();
    expect(reload).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});
