import type { LegalPage } from 'contract/pages/legal-texts';
import { wordIn } from '../../platform/word-in-address';

const legalPages: Readonly<Record<LegalPage, true>> = { terms: true, privacy: true, returns: true };

/** Which text is open, and which page of its versions. */
export const legalTextsSearch = (search: Record<string, unknown>): { text?: LegalPage; page?: number } => ({
  text: wordIn(legalPages, search.text),
  page: Number.isInteger(search.page) && Number(search.page) > 0 ? Number(search.page) : undefined,
});
