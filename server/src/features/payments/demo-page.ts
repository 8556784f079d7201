import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Transaction } from '../../platform/database/database.js';
import { stillPagePolicy } from '../../platform/http/security-headers.js';
import type { Uuid } from '../../platform/ids.js';
import type { Shop } from '../../platform/shop.js';
import { confirmPage, decidedPage, demoPaymentStyle, noPaymentPage } from './demo-page-markup.js';
import { lockDemoPayment, selectDemoPayment, updateDemoPayment } from './demo-payments.sql.js';

type OfPayment = { Params: { id: string; answer: string } };
type Tell = (tx: Transaction, paymentId: Uuid) => Promise<void>;

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

const decisions = {
  confirm: { status: 'authorised', words: '' },
  decline: { status: 'declined', words: 'You declined the payment. Please try again or use another card.' },
} as const;

/**
 * The page on which the demo gateway asks its customers to confirm; `tell` stands for the provider's message.
 */
export function serveDemoPayments(app: FastifyInstance, { read, write, publicUrl }: Shop, tell: Tell) {
  const sendPage = (reply: FastifyReply, markup: string) =>
    reply
      .header(
        'content-security-policy',
        // The answer redirects to the shop's own pages, and browsers check that against this line too.
        stillPagePolicy.replace("form-action 'none'", `form-action 'self' ${publicUrl()}`),
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(markup);

  app.get('/demo/payments.css', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(demoPaymentStyle),
  );

  app.get<OfPayment>('/demo/payments/:id', async ({ params: { id } }, reply) => {
    const payment = isUuid(id) ? await read((db) => selectDemoPayment(db, id)) : undefined;
    if (!payment) return sendPage(reply.code(404), noPaymentPage);
    return sendPage(
      reply,
      payment.status === 'waiting' ? confirmPage(id, payment.amount) : decidedPage(payment.return_url),
    );
  });

  void app.register(async (forForms) => {
    // A form without fields: pressing its button is all it says.
    forForms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null),
    );
    forForms.post<OfPayment>('/demo/payments/:id/:answer', async ({ params: { id, answer } }, reply) => {
      const decision = answer === 'confirm' || answer === 'decline' ? decisions[answer] : undefined;
      const payment =
        decision && isUuid(id)
          ? await write(async (tx) => {
              const waiting = await lockDemoPayment(tx, id);
              if (waiting?.status === 'waiting') {
                await updateDemoPayment(tx, id, decision);
                await tell(tx, id);
              }
              return waiting;
            })
          : undefined;
      if (!payment) return sendPage(reply.code(404), noPaymentPage);
      return reply.header('cache-control', 'no-store').redirect(payment.return_url, 303);
    });
  });
}
