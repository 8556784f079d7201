import * as v from 'valibot';
import { keptDraft } from '../../../platform/drafts';

const reviewDraft = v.object({ rating: v.nullable(v.string()), text: v.string() });

export const reviewDraftName = (productId: number) => JSON.stringify(['review', productId]);

/** What was written of this bottle before, and not sent. */
export const unsentReview = (productId: number) => keptDraft(reviewDraftName(productId), reviewDraft);
