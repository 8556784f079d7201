import { notSigned, receiveStripeEvent } from 'contract/payments';
import { notFound } from 'contract/platform/envelope';
import { route } from '../../platform/http/route.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { type Gateway, NotSigned } from './gateway.js';
import { hearProvider } from './hear-provider.js';

export const paymentsRoutes = (shop: Shop, gateway: Gateway) => [
  route(receiveStripeEvent, async ({ call }) => {
    if (gateway.provider !== 'stripe') throw refuse(notFound);
    const heard = await gateway.readWebhook(call.rawBody, call.signature).catch((error: unknown) => {
      throw error instanceof NotSigned ? refuse(notSigned) : error;
    });
    if (heard) await shop.write((tx) => hearProvider(tx, heard));
  }),
];
