import serveStatic from '@fastify/static';
import { methodNotAllowed, notFound } from 'contract/platform/envelope';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPrepared } from '../platform/http/prepared.js';
import { pageContentPolicy, workerContentPolicy } from '../platform/http/security-headers.js';
import { refuse } from '../platform/refuse.js';
import { withoutTrailingSlash } from './page-patterns.js';
import type { WebBuild } from './web-build.js';

const forAYear = { maxAge: '1y', immutable: true } as const;
const forAnHour = { maxAge: '1h' } as const;

const isWorker = (asked: string) => /\.worker-[^/.]+\.js$/.test(asked);

const pathOf = ({ url }: FastifyRequest) => decodeURI(url.split('?', 1)[0]!);

/** A path that can only mean a file: no page is called so. */
const isFile = (asked: string) => asked.startsWith('/files/') || /\.[^/]*$/.test(asked);

/** Everything beside the API: the built files, and for every other path the page that the browser's router opens. */
export async function serveWeb(app: FastifyInstance, web: WebBuild) {
  await app.register(serveStatic, { root: web.folder, serve: false, index: false, preCompressed: true });
  const policy = pageContentPolicy(web.policy);
  const workerPolicy = workerContentPolicy(web.policy);

  const sendPage = (request: FastifyRequest, reply: FastifyReply, asked: string) => {
    const wanted = withoutTrailingSlash(asked);
    const known = web.pages.find(({ isAt }) => isAt(wanted));
    reply.code(known?.status ?? 200).header('content-security-policy', policy);
    return sendPrepared(known?.page ?? web.index, request, reply);
  };

  app.get('/*', async (request, reply) => {
    const asked = pathOf(request);
    if (isWorker(asked)) reply.header('content-security-policy', workerPolicy);
    if (asked.startsWith('/assets/')) return reply.sendFile(asked, forAYear);
    if (web.files.has(asked.slice(1))) return reply.sendFile(asked, forAnHour);
    if (isFile(asked)) throw refuse(notFound);
    return sendPage(request, reply, asked);
  });
}

/** What no route knows: beside the API there are only things to be read. */
export function refuseTheRest(app: FastifyInstance) {
  app.setNotFoundHandler(async (request, reply) => {
    const isRead = ['GET', 'HEAD'].includes(request.method);
    if (isRead || request.url.startsWith('/api/')) throw refuse(notFound);
    reply.header('allow', 'GET, HEAD');
    throw refuse(methodNotAllowed);
  });
}
