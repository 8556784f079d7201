import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CodeNow } from '../features/staff/index.js';
import { stillPagePolicy } from '../platform/http/security-headers.js';
import { KeptMail, keepsMail } from '../platform/mail/kept-mail.js';
import type { Shop } from '../platform/shop.js';
import { letterPage, mailListPage, noLetterPage } from './kept-mail-markup.js';
import { keptMailStyle } from './kept-mail-style.js';

const pageSize = 20;

const pagePolicy = `${stillPagePolicy}; frame-src 'self'`;

/**
 * A letter has its styles on its elements, as mail clients need them, but the shop's pages allow no such
 * styles. So the letter is a document of its own with its own policy: it may have styles, stand in a frame of
 * ours, be left through a link, and load pictures of the shop; it may run and send nothing, and it belongs to
 * no origin.
 */
const letterPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox',
].join('; ');

const pageIn = (query: unknown) => {
  const { page } = query as { page?: unknown };
  return typeof page === 'string' && /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1;
};

const sendPage = (reply: FastifyReply, policy: string, markup: string) =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(markup);

type OfLetter = { Params: { id: string } };

/**
 * The letters that a demo shop would have sent if it had a mail server, to be read in the shop; and the codes
 * of its staff, who have no phones.
 */
export function serveKeptMail(
  app: FastifyInstance,
  { settings }: Pick<Shop, 'settings'>,
  codesNow: () => Promise<readonly CodeNow[]>,
) {
  if (!keepsMail(settings)) return;
  const mail = new KeptMail(settings.dataFolder);

  app.get('/demo/mail', async ({ query }, reply) =>
    sendPage(reply, pagePolicy, mailListPage(await mail.list(pageIn(query), pageSize), await codesNow())),
  );

  app.get<OfLetter>('/demo/mail/:id', async ({ params }, reply) => {
    const letter = await mail.find(params.id);
    if (!letter) return sendPage(reply.code(404), pagePolicy, noLetterPage);
    return sendPage(reply, pagePolicy, letterPage(letter));
  });

  app.get<OfLetter>('/demo/mail/:id/letter', async ({ params }, reply) => {
    const letter = await mail.find(params.id);
    if (!letter) return sendPage(reply.code(404), pagePolicy, noLetterPage);
    // Its links replace the whole page instead of opening in the frame.
    const framed = letter.html.replace('<head>', '<head>\n<base target="_top">');
    // A document without an origin cannot have its own process group.
    reply.header('x-frame-options', 'SAMEORIGIN').removeHeader('origin-agent-cluster');
    return sendPage(reply, letterPolicy, framed);
  });

  app.get('/demo/mail.css', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(keptMailStyle),
  );
}
