import { Prose } from './Prose';
import { termsChanged, termsSections } from './terms-sections';

export const TermsText = ({ onPage }: { onPage?: boolean }) => (
  <Prose sections={termsSections} changed={termsChanged} onPage={onPage} />
);
