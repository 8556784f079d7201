import * as v from 'valibot';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, idFromText } from '../platform/ids.js';

export const designKind = v.picklist(['gift-card', 'birthday-card']);
export type DesignKind = v.InferOutput<typeof designKind>;

export const designNotFound = refusal(404, 'design_not_found', 'There is no card of this design.');

export const giftCardDesign = v.object({
  id,
  kind: designKind,
  name: v.string(),
  /** What the design shows. */
  description: v.string(),
  image_id: v.string(),
});
export type GiftCardDesign = v.InferOutput<typeof giftCardDesign>;

export const listGiftCardDesigns = endpoint('GET', 'e-com/gift-card-designs', {
  about: 'What gift cards and birthday cards look like, in the order of the shelf; of one kind, or of both.',
  query: v.object({ kind: v.optional(designKind) }),
  data: v.array(giftCardDesign),
});

export const getGiftCardDesign = endpoint('GET', 'e-com/gift-card-designs/{id}', {
  about: 'One design.',
  path: v.object({ id: idFromText }),
  data: giftCardDesign,
  refusals: [designNotFound],
});
