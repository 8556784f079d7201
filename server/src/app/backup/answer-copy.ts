import { notFound } from 'contract/platform/envelope';
import type { FastifyInstance } from 'fastify';
import type { EmbeddedServer } from '../../platform/database/embedded-server.js';
import { provesShopKey } from '../../platform/http/command-token.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { copiedDatabase } from './scratch.js';

export const copyPath = '/api/staff/database-copy';

/**
 * `npm run backup` calls this, because only this process knows a moment at which nothing is being written.
 * Without the shop's key the answer is "not found".
 */
export function answerCopy(app: FastifyInstance, shop: Shop, embedded: EmbeddedServer) {
  app.post(copyPath, {
    onRequest: async (request) => {
      if (!provesShopKey(shop, request)) throw refuse(notFound);
    },
    handler: async (_request, reply) => {
      const stoodStill = await embedded.copyTo(copiedDatabase(shop.settings.dataFolder));
      shop.log.info({ milliseconds: stoodStill }, 'the database was copied');
      reply.header('cache-control', 'private, no-store');
      return { message: 'OK', data: { milliseconds: stoodStill } };
    },
  });
}
