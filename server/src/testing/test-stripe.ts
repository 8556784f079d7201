import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Clock, systemClock } from '../platform/clock.js';

type Refund = { id: string; object: 'refund'; amount: number; metadata: Record<string, string> };
type Intent = {
  id: string;
  object: 'payment_intent';
  status: string;
  amount: number;
  amount_capturable: number;
  amount_received: number;
  currency: string;
  cancellation_reason: string | null;
  latest_charge: { id: string; amount_refunded: number; refunds: { object: 'list'; data: Refund[] } } | null;
  metadata: Record<string, string>;
};
type Session = {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  url: string | null;
  payment_intent: Intent | null;
  metadata: Record<string, string>;
  amount_total: number;
  customer: string | null;
};
type Answer = { status: number; body: unknown };
type StripeRequest = { method: string; path: string; form: URLSearchParams; key: string | undefined };

const failed = (status: number, type: string, message: string, more = {}): Answer => ({
  status,
  body: { error: { type, message, ...more } },
});

/** The part of Stripe's protocol that payments need, with a provider's memory. */
export class TestStripe {
  readonly asked: StripeRequest[] = [];
  readonly sessions = new Map<string, Session>();
  readonly customers = new Set<string>();
  clock: Clock = systemClock;
  readonly webhookSecret = 'whsec_test';
  /** Statuses with which the next requests fail before anything happens. */
  readonly troubles: number[] = [];
  /** The sum that is captured whatever was asked for, to simulate a provider's error. */
  captures: number | undefined;
  refusesRefunds = false;
  /** Called after a change and before its answer is sent: true loses the answer. */
  losesAnswer: (path: string) => boolean = () => false;
  readonly #answers = new Map<string, { request: string; answer: Answer }>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  /** Sessions that create a customer when they are paid. */
  readonly #makesCustomer = new Set<string>();
  #count = 0;

  async start() {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', () => listening()));
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async stop() {
    this.#server.closeAllConnections();
    await new Promise((stopped) => this.#server.close(stopped));
  }

  sessionOf(paymentId: string) {
    const found = [...this.sessions.values()].filter(({ metadata }) => metadata.payment_id === paymentId);
    if (found.length !== 1) throw new Error(`There are ${found.length} sessions for this payment.`);
    return found[0]!;
  }

  /** The customer enters a good card on Stripe's page. */
  pay(paymentId: string) {
    const session = this.sessionOf(paymentId);
    const { amount_total: amount, metadata } = session;
    if (this.#makesCustomer.delete(session.id)) {
      session.customer = `cus_${++this.#count}`;
      this.customers.add(session.customer);
    }
    const intent: Intent = {
      id: `pi_${++this.#count}`,
      object: 'payment_intent',
      status: 'requires_capture',
      amount,
      amount_capturable: amount,
      amount_received: 0,
      currency: 'usd',
      cancellation_reason: null,
      latest_charge: { id: `ch_${this.#count}`, amount_refunded: 0, refunds: { object: 'list', data: [] } },
      metadata,
    };
    Object.assign(session, { status: 'complete', url: null, payment_intent: intent });
  }

  /** A signed message, as Stripe sends it. */
  event(type: string, object: object, id = `evt_${++this.#count}`, secret = this.webhookSecret) {
    const body = JSON.stringify({ id, object: 'event', type, data: { object } });
    return this.signed(body, this.clock.now(), secret);
  }

  signed(body: string, moment: Date, secret = this.webhookSecret) {
    const at = Math.floor(moment.getTime() / 1000);
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    return { body, signature: `t=${at},v1=${signature}` };
  }

  async #serve(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request;
    const path = url.split('?')[0]!;
    const form = new URLSearchParams(await text(request));
    const key = headers['idempotency-key'] as string | undefined;
    this.asked.push({ method, path, form, key });
    const trouble = this.troubles.shift();
    if (trouble) return send(response, failed(trouble, 'api_error', 'Trouble.'));
    const answer =
      method === 'POST' && key ? this.#once(key, `${path} ${form}`, form, path) : this.#do(path, form);
    if (method === 'POST' && this.losesAnswer(path)) return void response.destroy();
    send(response, answer);
  }

  /** The same key gives the same answer; with another request it is refused. */
  #once(key: string, request: string, form: URLSearchParams, path: string): Answer {
    const before = this.#answers.get(key);
    if (before && before.request !== request)
      return failed(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      );
    const answer = before?.answer ?? structuredClone(this.#do(path, form));
    this.#answers.set(key, { request, answer });
    return answer;
  }

  #do(path: string, form: URLSearchParams): Answer {
    const [, , resource, ...rest] = path.split('/');
    if (path === '/v1/balance') return { status: 200, body: { object: 'balance', livemode: false } };
    if (resource === 'customers') return this.#forget(rest[0]!);
    if (path === '/v1/checkout/sessions') return this.#create(form);
    if (path === '/v1/refunds') return this.#refund(form);
    if (resource === 'checkout') return this.#session(rest[1]!, rest[2]);
    return this.#intent(rest[0]!, rest[1], form);
  }

  #create(form: URLSearchParams): Answer {
    const customer = form.get('customer');
    if (customer && !this.customers.has(customer))
      return failed(400, 'invalid_request_error', 'No such customer.', {
        code: 'resource_missing',
        param: 'customer',
      });
    const id = `cs_${++this.#count}`;
    if (form.get('customer_creation') === 'always') this.#makesCustomer.add(id);
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      url: `https://checkout.stripe.test/${id}`,
      payment_intent: null,
      metadata: { payment_id: form.get('metadata[payment_id]')! },
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      customer,
    };
    this.sessions.set(id, session);
    return { status: 200, body: session };
  }

  #forget(id: string): Answer {
    if (!this.customers.delete(id)) return failed(404, 'invalid_request_error', 'No such customer.');
    return { status: 200, body: { id, object: 'customer', deleted: true } };
  }

  #session(id: string, action: string | undefined): Answer {
    const session = this.sessions.get(id);
    if (!session) return failed(404, 'invalid_request_error', 'No such session.');
    if (action === 'expire') {
      if (session.status !== 'open')
        return failed(400, 'invalid_request_error', 'Only sessions with a status of open can be expired.');
      Object.assign(session, { status: 'expired', url: null });
    }
    return { status: 200, body: session };
  }

  #find(id: string) {
    return [...this.sessions.values()].find((session) => session.payment_intent?.id === id)?.payment_intent;
  }

  #intent(id: string, action: string | undefined, form: URLSearchParams): Answer {
    const intent = this.#find(id);
    if (!intent) return failed(404, 'invalid_request_error', 'No such payment intent.');
    if (intent.status !== 'requires_capture')
      return failed(400, 'invalid_request_error', `This PaymentIntent has a status of ${intent.status}.`);
    const taken = Number(form.get('amount_to_capture') ?? intent.amount_capturable);
    if (action === 'capture' && taken > intent.amount_capturable)
      return failed(400, 'invalid_request_error', 'More than can be captured.');
    const captured = { status: 'succeeded', amount_received: this.captures ?? taken, amount_capturable: 0 };
    if (action === 'capture') {
      this.#release(intent, intent.amount_capturable - taken);
      Object.assign(intent, captured);
    }
    const cancelled = { status: 'canceled', amount_capturable: 0, cancellation_reason: null };
    if (action === 'cancel') Object.assign(intent, cancelled);
    return { status: 200, body: intent };
  }

  /** A promise that is not captured appears among the refunds, as at Stripe. */
  #release(intent: Intent, amount: number) {
    const charge = intent.latest_charge;
    if (amount === 0 || !charge) return;
    charge.refunds.data.push({ id: `re_${++this.#count}`, object: 'refund', amount, metadata: {} });
    charge.amount_refunded += amount;
  }

  #refund(form: URLSearchParams): Answer {
    const intent = this.#find(form.get('payment_intent')!);
    const charge = intent?.latest_charge;
    const amount = Number(form.get('amount'));
    if (this.refusesRefunds) return failed(400, 'invalid_request_error', 'This cannot be refunded.');
    const released = charge?.refunds.data.find(({ metadata }) => metadata.key === undefined)?.amount ?? 0;
    if (!intent || !charge || charge.amount_refunded - released + amount > intent.amount_received)
      return failed(
        400,
        'invalid_request_error',
        'Refund amount is greater than unrefunded amount on charge.',
      );
    const metadata = { key: form.get('metadata[key]')!, payment_id: form.get('metadata[payment_id]')! };
    const refund: Refund = { id: `re_${++this.#count}`, object: 'refund', amount, metadata };
    charge.refunds.data.push(refund);
    charge.amount_refunded += amount;
    return { status: 200, body: refund };
  }
}

function send(response: ServerResponse, { status, body }: Answer) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
