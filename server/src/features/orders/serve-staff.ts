import { getOrderByStaff, moveOrderByStaff } from 'contract/orders-staff';
import type { Endpoint } from 'contract/platform/endpoint';
import { notFound } from 'contract/platform/envelope';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerSchemaOf } from '../../platform/http/answer-schema.js';
import { parserOf } from '../../platform/http/parse.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import type { OrderParts } from './order-parts.js';
import { moveByStaff, showToStaff } from './staff-orders.js';
import { isStaffToken } from './staff-token.js';

const tokenOf = ({ headers }: FastifyRequest) => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

const served = (endpoint: Endpoint) => ({
  url: `/api/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
  schema: { response: { 200: answerSchemaOf(endpoint) } },
});

/**
 * The staff's calls stand beside the routes of the contract, so that no customer's documentation knows of them. Without
 * a token there is nothing at their address, whatever is sent.
 */
export function serveStaffOrders(app: FastifyInstance, shop: Shop, parts: OrderParts) {
  const onRequest = async (request: FastifyRequest) => {
    if (!isStaffToken(shop.secretKey, tokenOf(request) ?? '', shop.clock.now())) throw refuse(notFound);
  };
  const parseShow = parserOf(getOrderByStaff);
  const parseMove = parserOf(moveOrderByStaff);
  type Named = { number: string };
  type Move = Parameters<typeof moveByStaff>[3];

  app.route({
    ...served(getOrderByStaff),
    method: 'GET',
    onRequest,
    handler: async (request, reply) => {
      const { number } = parseShow(request).path as Named;
      const data = await shop.read((db) => showToStaff(db, parts, number));
      return reply.header('cache-control', 'no-store').send({ message: 'OK', data });
    },
  });
  app.route({
    ...served(moveOrderByStaff),
    method: 'PUT',
    onRequest,
    handler: async (request, reply) => {
      const { path, body } = parseMove(request);
      const { number } = path as Named;
      const data = await shop.write((tx) => moveByStaff(tx, parts, number, body as Move));
      shop.log.info({ order: data.number, status: data.status }, 'staff has moved an order');
      return reply.header('cache-control', 'no-store').send({ message: 'OK', data });
    },
  });
}
