import serveStatic from '@fastify/static';
import { notFound } from 'contract/platform/envelope';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nameInLog } from '../platform/http/request-log.js';
import { workerContentPolicy } from '../platform/http/security-headers.js';
import { refuse } from '../platform/refuse.js';
import type { WebBuild } from './web-build.js';

const forAYear = { maxAge: '1y', immutable: true } as const;
const forAnHour = { maxAge: '1h' } as const;

const isWorker = (asked: string) => /\.worker-[^/.]+\.js$/.test(asked);

const pathOf = ({ url }: FastifyRequest) => decodeURI(url.split('?', 1)[0]!);

/** The server's own paths, in any spelling: no page has such a name. */
const ofServer = /^\/(?:api|assets|demo|files|healthz|metrics|readyz)(?:\/|$)/i;
const ofFiles = /\.[^/]*$|\/\./;
const isNoPage = (asked: string) => ofServer.test(asked) || ofFiles.test(asked);

type Serving = {
  sendPage: (request: FastifyRequest, reply: FastifyReply, asked: string) => Promise<FastifyReply>;
  /** Files that are sent in a special way, by their address. */
  own?: ReadonlyMap<string, (reply: FastifyReply) => FastifyReply>;
};

/** The files of a build; for every other path, the page that the browser's router opens. */
export async function serveBuilt(app: FastifyInstance, web: WebBuild, { sendPage, own }: Serving) {
  await app.register(serveStatic, { root: web.folder, serve: false, index: false, preCompressed: true });
  const workerPolicy = workerContentPolicy(web.policy);

  app.get('/*', async (request, reply) => {
    const asked = pathOf(request);
    if (isWorker(asked)) reply.header('content-security-policy', workerPolicy);
    if (asked.startsWith('/assets/')) {
      nameInLog(request, '/assets/*');
      return reply.sendFile(asked, forAYear);
    }
    const sendOwn = own?.get(asked);
    if (sendOwn) {
      nameInLog(request, asked);
      return sendOwn(reply);
    }
    if (web.files.has(asked.slice(1))) {
      nameInLog(request, asked);
      return reply.sendFile(asked, forAnHour);
    }
    if (isNoPage(asked)) throw refuse(notFound);
    return sendPage(request, reply, asked);
  });
}
