import { PrivacyText } from './PrivacyText';
import { privacySections } from './privacy-sections';
import { TextPage } from './TextPage';

export const PrivacyScreen = () => (
  <TextPage
    title="Privacy policy"
    lead="What we keep about you, why, for how long, and how to make us forget it."
    sections={privacySections}
  >
    <PrivacyText onPage />
  </TextPage>
);
