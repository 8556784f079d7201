import * as v from 'valibot';
import { imageId, pictureCut, pictureNotFound } from '../pictures/pictures.staff.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, idFromText } from '../platform/ids.js';
import { line } from '../platform/text.js';
import { designKind, designNotFound } from './designs.js';

export const designOvertaken = refusal(
  409,
  'design_overtaken',
  'Somebody else has changed this design meanwhile. Close this and open it again to see how it stands.',
);
export const orderOvertaken = refusal(
  409,
  'order_overtaken',
  'Somebody else has added a design meanwhile. Try again.',
);

/** The shape of a card's front: all designs are shown in it. */
export const shapeOfCards = 1200 / 760;

export const designFacts = v.object({
  name: line('Name is required', 80),
  /** What the design shows, for people who cannot see it. */
  description: line('Say what it shows', 200),
  image_id: v.pipe(v.string('Upload a picture'), imageId),
});
export type DesignFacts = v.InferOutput<typeof designFacts>;

const version = v.pipe(v.number(), v.integer());
const edited = v.object({ id, version });
const byId = v.object({ id: idFromText });

const editedDesign = v.object({
  ...designFacts.entries,
  id,
  version,
  kind: designKind,
  retired: v.boolean(),
  cut: pictureCut,
});
export type EditedDesign = v.InferOutput<typeof editedDesign>;

export const listEditedDesigns = endpoint('GET', 'staff/card-designs', {
  about: 'All designs of gift cards and birthday cards, in the order of the shelf, the retired ones too.',
  may: 'products.see',
  data: v.array(editedDesign),
});

export const createDesign = endpoint('POST', 'staff/card-designs', {
  about: 'A new design, the last one of its kind on the shelf.',
  may: 'products.change',
  body: v.object({ kind: designKind, facts: designFacts }),
  status: 201,
  data: edited,
  says: 'The design is added',
  refusals: [pictureNotFound],
});

export const editDesign = endpoint('PUT', 'staff/card-designs/{id}', {
  about: 'Changes a design, also of cards that were bought, where nobody has since the caller read it.',
  may: 'products.change',
  path: byId,
  body: v.object({ version, facts: designFacts }),
  data: edited,
  says: 'The design is saved',
  refusals: [designNotFound, designOvertaken, pictureNotFound],
});

export const retireDesign = endpoint('PUT', 'staff/card-designs/{id}/retired', {
  about: 'Takes a design from the shelf, or puts it back. Cards that were bought keep it.',
  may: 'products.change',
  path: byId,
  body: v.object({ retired: v.boolean() }),
  says: 'The design is saved',
  refusals: [designNotFound],
});

export const orderDesigns = endpoint('POST', 'staff/card-designs/order', {
  about: 'All designs of one kind, in the order of the shelf.',
  may: 'products.change',
  body: v.object({ kind: designKind, ids: v.pipe(v.array(id), v.maxLength(500)) }),
  says: 'The order is saved',
  refusals: [orderOvertaken],
});
