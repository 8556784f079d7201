import { useQuery } from '@tanstack/react-query';
import type { LegalPage } from 'contract/pages/legal-texts';
import { LegalProse } from './texts/LegalProse';
import { LegalTextMissing } from './texts/LegalTextMissing';
import { legalTextQuery } from './texts/legal-texts.api';

/** The same text as on its page, to be read in between. */
export function LegalText({ page }: { page: LegalPage }) {
  const text = useQuery(legalTextQuery(page));
  return text.data ? <LegalProse {...text.data} /> : <LegalTextMissing text={text} />;
}
