import { notFound } from 'contract/platform/envelope';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../refuse.js';
import { formatFor, widthFor } from './picture-form.js';
import type { Pictures } from './pictures.js';

type PictureRequest = { Params: { image_id: string }; Querystring: { w?: unknown; as?: unknown } };

const isKnown = (etag: string, ifNoneMatch = '') =>
  ifNoneMatch.split(',').some((name) => ['*', etag].includes(name.trim().replace(/^W\//, '')));

/**
 * Pictures under their ids, in fixed widths. An id never gets other content, so nobody needs to ask twice.
 */
export function servePictures(app: FastifyInstance, pictures: Pictures) {
  app.get<PictureRequest>('/files/:image_id', async ({ params, query, headers }, reply) => {
    const master = await pictures.find(params.image_id);
    if (!master) throw refuse(notFound);
    const form = { width: widthFor(query.w), format: formatFor(headers.accept, query.as) };
    const etag = `"${master.content}-${form.width}-${form.format}"`;
    const isThere = isKnown(etag, headers['if-none-match']);
    const bytes = isThere ? undefined : await pictures.inForm(master, form);
    if (!isThere && !bytes) throw refuse(notFound);
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      // Letters show these pictures, in mailboxes that are pages of other sites.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('vary', 'accept');
    return bytes ? reply.type(`image/${form.format}`).send(bytes) : reply.code(304).send();
  });
}
