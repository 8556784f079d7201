import * as v from 'valibot';
import { imageId, pictureCut, pictureNotFound } from '../pictures/pictures.staff.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { idFromText } from '../platform/ids.js';
import { productNotFound } from './details.js';

export const picturesOvertaken = refusal(
  409,
  'pictures_overtaken',
  'Somebody else has changed these pictures meanwhile. They are shown as they are now.',
);

export const mostPictures = 12;

const shown = v.object({
  image_id: imageId,
  /** What the picture shows, for people who cannot see it; empty when the product's name says it. */
  words: v.pipe(v.string(), v.trim(), v.maxLength(200, 'Say it in 200 letters')),
});
export type ShownPicture = v.InferOutput<typeof shown>;

export const shownPictures = v.pipe(
  v.array(shown),
  v.maxLength(mostPictures, `A product has at most ${mostPictures} pictures`),
  v.check(
    (pictures) => new Set(pictures.map(({ image_id }) => image_id)).size === pictures.length,
    'Name each once',
  ),
);

const productPictures = v.array(v.object({ ...shown.entries, cut: pictureCut }));
export type ProductPictures = v.InferOutput<typeof productPictures>;

const ofProduct = v.object({ id: idFromText });

export const listProductPictures = endpoint('GET', 'staff/products/{id}/pictures', {
  about: 'The pictures of a product, the one of its card first.',
  may: 'products.see',
  path: ofProduct,
  data: productPictures,
  refusals: [productNotFound],
});

export const changeProductPictures = endpoint('PUT', 'staff/products/{id}/pictures', {
  about:
    'Which pictures a product has, in which order, where nobody has changed that since the caller read it.',
  may: 'products.change',
  path: ofProduct,
  body: v.object({ /** What stood there. */ seen: v.array(shown), pictures: shownPictures }),
  data: productPictures,
  says: 'The pictures are saved',
  refusals: [productNotFound, pictureNotFound, picturesOvertaken],
});
