import * as v from 'valibot';
import { endpoint, refusal } from '../platform/endpoint.js';
import { unavailable } from '../platform/envelope.js';
import { uploadRefusals } from '../platform/uploads.js';

export const imageId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,100}$/, 'Must name a picture'));

export const pictureNotFound = refusal(
  422,
  'picture_not_found',
  'This picture is no longer available. Please upload it again.',
);

/** Clockwise, in degrees. */
export const turns = [0, 90, 180, 270] as const;
export type Turn = (typeof turns)[number];

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const size = v.pipe(v.number(), v.minValue(0.02), v.maxValue(1));
/** For what rounding may add to shares. */
const slack = 1e-6;

/** The part that is kept of the upright picture, in shares of its width and height. */
export const crop = v.pipe(
  v.object({ left: share, top: share, width: size, height: size }),
  v.check(
    ({ left, top, width, height }) => left + width <= 1 + slack && top + height <= 1 + slack,
    'Must lie within the picture',
  ),
);
export type Crop = v.InferOutput<typeof crop>;

const cutting = v.object({ turn: v.picklist(turns), /** Null keeps all of it. */ crop: v.nullable(crop) });

/** How a picture was cut from the uploaded one; null for pictures that came with the shop. */
export const pictureCut = v.nullable(
  v.object({
    ...cutting.entries,
    original_id: v.string(),
    /** The width of the original, in pixels. */
    width: v.number(),
    height: v.number(),
  }),
);
export type PictureCut = v.InferOutput<typeof pictureCut>;

const picture = v.object({ image_id: v.string(), cut: pictureCut });
export type UploadedPicture = v.InferOutput<typeof picture>;

export const addPicture = endpoint('POST', 'staff/pictures', {
  about:
    'Takes a picture (JPEG, PNG, WebP or AVIF, up to 5 MB and 40 megapixels) and makes a clean one of it. What nothing in ' +
    'the shop shows is forgotten after a day.',
  may: 'products.change',
  multipart: true,
  status: 201,
  data: picture,
  refusals: uploadRefusals,
});

export const cutPicture = endpoint('POST', 'staff/pictures/{image_id}/cuts', {
  about: 'Another picture from the same original, turned and cut. The one that is named stays as it is.',
  may: 'products.change',
  path: v.object({ image_id: imageId }),
  body: cutting,
  status: 201,
  data: picture,
  refusals: [pictureNotFound, unavailable],
});
