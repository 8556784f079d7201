import { sendContactMessage } from 'contract/pages';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { sendContactMessageToStore } from './contact.js';
import { legalTextsRoutes } from './texts/legal-texts.routes.js';

export const pagesRoutes = (shop: Shop) => [
  route(sendContactMessage, ({ body, call }) => sendContactMessageToStore(shop, body, call.address)),
  ...legalTextsRoutes(shop),
];
