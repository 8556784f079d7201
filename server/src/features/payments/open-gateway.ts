import type { Shop } from '../../platform/shop.js';
import { demoGateway } from './demo-gateway.js';
import type { Gateway } from './gateway.js';

/** Stripe where its key is set; its library is large and is not loaded without. */
export async function openGateway(shop: Shop): Promise<Gateway> {
  const { stripe } = shop.settings;
  if (!stripe) return demoGateway(shop);
  const { stripeGateway } = await import('./stripe-gateway.js');
  return stripeGateway(stripe);
}
