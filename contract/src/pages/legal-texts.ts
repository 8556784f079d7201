import * as v from 'valibot';
import { moment } from '../platform/dates.js';
import { endpoint } from '../platform/endpoint.js';

/** The pages whose text the owner can write. */
export const legalPages = ['terms', 'privacy', 'returns'] as const;
export type LegalPage = (typeof legalPages)[number];
export const namesOfLegalPages: Readonly<Record<LegalPage, string>> = {
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  returns: 'Returns policy',
};

export const getLegalText = endpoint('GET', 'e-com/legal-texts/{page}', {
  about: 'The text of a legal page as it holds now. Whoever signs up reads it before having a log-in.',
  open: true,
  path: v.object({ page: v.picklist(legalPages) }),
  data: v.object({
    /** To be read with `readProse`. */
    text: v.string(),
    changed_at: moment,
  }),
});
