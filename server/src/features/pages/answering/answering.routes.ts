import { answerMessage, settleMessage, takeMessage } from 'contract/inbox.staff';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../../staff/index.js';
import { answerMessageBy, settleMessageBy, takeMessageBy } from './answer-messages.js';

export const answeringRoutes = (shop: Shop) => [
  staffRoute(answerMessage, ({ person, path, body, call }) =>
    answerMessageBy(shop, person, path.id, body, call),
  ),
  staffRoute(takeMessage, ({ person, path }) => takeMessageBy(shop, person, path.id)),
  staffRoute(settleMessage, ({ person, path }) => settleMessageBy(shop, person, path.id)),
];
