import { TermsText } from './TermsText';
import { TextPage } from './TextPage';
import { termsSections } from './terms-sections';

export const TermsScreen = () => (
  <TextPage
    title="Terms and conditions"
    lead="What you can expect of us, and what we ask of you, in words that need no lawyer."
    sections={termsSections}
  >
    <TermsText onPage />
  </TextPage>
);
