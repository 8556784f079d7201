import type { FastifyInstance } from 'fastify';
import { PreparedBytes, sendPrepared } from '../platform/http/prepared.js';
import { pageContentPolicy } from '../platform/http/security-headers.js';
import { serveBuilt } from './built-files.js';
import type { WebBuild } from './web-build.js';

const us = ["'self'"];

const prepared = (page: string) => new PreparedBytes(Buffer.from(page), 'text/html; charset=utf-8');

/** The staff application: one page, and what it shows in frames. Search engines must not list them. */
export async function serveStaffWeb(app: FastifyInstance, web: WebBuild) {
  const whole = { page: prepared(web.index), policy: pageContentPolicy(web.policy, [], { frames: us }) };
  const framed = web.pages.map(({ isAt, page }) => ({ isAt, page: prepared(page) }));
  const framedPolicy = pageContentPolicy(web.policy, [], { framedBy: us });
  await serveBuilt(app, web, {
    sendPage: async (request, reply, asked) => {
      const inFrame = framed.find(({ isAt }) => isAt(asked));
      const { page, policy } = inFrame ? { page: inFrame.page, policy: framedPolicy } : whole;
      reply.header('content-security-policy', policy).header('x-robots-tag', 'noindex');
      if (inFrame) reply.header('x-frame-options', 'SAMEORIGIN');
      return sendPrepared(page, request, reply);
    },
  });
}
