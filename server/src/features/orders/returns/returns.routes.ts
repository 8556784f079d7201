import { acceptReturnBeyond, acceptReturnByStaff } from 'contract/orders/orders.staff';
import {
  beginReturn,
  beginReturnBeyond,
  previewCancellation,
  previewReturn,
} from 'contract/orders/returns.staff';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../../staff/index.js';
import { previewCancellationOf } from '../course/preview-cancellation.js';
import type { OrderParts } from '../order-parts.js';
import type { ReturnAnswer } from './accept-return.js';
import { acceptReturnByStaffOf, beginReturnOf, previewReturnOf } from './returns-by-staff.js';

type Body = ReturnAnswer & { version?: number | undefined };

/** Beyond the limit there is a call of its own, for managers who have just shown a factor. */
const asked = (
  endpoint: { shape: { may: 'orders.refund' | 'orders.refund-more' } },
  number: string,
  body: Body,
) => {
  const { version, ...answer } = body;
  return { number, key: endpoint.shape.may, answer, version };
};

export const returnsRoutes = (shop: Shop, parts: OrderParts) => [
  staffRoute(previewReturn, ({ person, path, body }) =>
    shop.read((db) => previewReturnOf(db, parts, person, { ...path, ...body })),
  ),
  staffRoute(previewCancellation, ({ person, path }) =>
    shop.read((db) => previewCancellationOf(db, parts, person, path.number)),
  ),
  staffRoute(acceptReturnByStaff, ({ person, path, body }) =>
    shop.write((tx) =>
      acceptReturnByStaffOf(tx, parts, person, asked(acceptReturnByStaff, path.number, body)),
    ),
  ),
  staffRoute(acceptReturnBeyond, ({ person, path, body }) =>
    shop.write((tx) =>
      acceptReturnByStaffOf(tx, parts, person, asked(acceptReturnBeyond, path.number, body)),
    ),
  ),
  staffRoute(beginReturn, ({ person, path, body }) =>
    shop.write((tx) => beginReturnOf(tx, parts, person, asked(beginReturn, path.number, body))),
  ),
  staffRoute(beginReturnBeyond, ({ person, path, body }) =>
    shop.write((tx) => beginReturnOf(tx, parts, person, asked(beginReturnBeyond, path.number, body))),
  ),
];
