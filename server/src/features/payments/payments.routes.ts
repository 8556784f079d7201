import { notSigned, receiveStripeEvent } from 'contract/payments';
import { malformed, notFound } from 'contract/platform/envelope';
import { route } from '../../platform/http/route.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { type Gateway, NotReadable, NotSigned } from './gateway.js';
import { hearProvider } from './note-payment.js';

export const paymentsRoutes = (shop: Shop, gateway: Gateway) => [
  route(receiveStripeEvent, async ({ call }) => {
    if (gateway.provider !== 'stripe') throw refuse(notFound);
    const heard = await gateway.readWebhook(call.rawBody, call.signature).catch((error: unknown) => {
      if (error instanceof NotSigned) throw refuse(notSigned);
      if (error instanceof NotReadable) throw refuse(malformed);
      throw error;
    });
    if (heard) await shop.write((tx) => hearProvider(tx, heard));
  }),
];
