import { useQuery } from '@tanstack/react-query';
import { Page } from 'browser/ui/page/Page';
import { type LegalPage, namesOfLegalPages } from 'contract/pages/legal-texts';
import { Contents } from './Contents';
import { LegalProse } from './LegalProse';
import css from './LegalScreens.module.css';
import { LegalTextMissing } from './LegalTextMissing';
import { legalTextQuery } from './legal-texts.api';

/** A page to read: the way through it, and the text at a good measure. */
function LegalScreen({ page }: { page: LegalPage }) {
  const text = useQuery(legalTextQuery(page));
  return (
    <Page title={namesOfLegalPages[page]} lead={text.data?.lead}>
      {text.data ? (
        <div className={css.columns}>
          <Contents sections={text.data.sections} />
          <LegalProse {...text.data} onPage />
        </div>
      ) : (
        <LegalTextMissing text={text} />
      )}
    </Page>
  );
}

export const TermsScreen = () => <LegalScreen page="terms" />;
export const PrivacyScreen = () => <LegalScreen page="privacy" />;
export const ReturnsScreen = () => <LegalScreen page="returns" />;
