import { Prose } from './Prose';
import { privacyChanged, privacySections } from './privacy-sections';

export const PrivacyText = ({ onPage }: { onPage?: boolean }) => (
  <Prose sections={privacySections} changed={privacyChanged} onPage={onPage} />
);
