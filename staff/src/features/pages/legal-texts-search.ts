import { type LegalPage, legalPages } from 'contract/pages/legal-texts';

/** Which text is open, and which page of its versions. */
export const legalTextsSearch = (search: Record<string, unknown>): { text?: LegalPage; page?: number } => ({
  text: legalPages.find((text) => text === search.text),
  page: Number.isInteger(search.page) && Number(search.page) > 0 ? Number(search.page) : undefined,
});
