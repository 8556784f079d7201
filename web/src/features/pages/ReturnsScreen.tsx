import { ReturnsText } from './ReturnsText';
import { returnsSections } from './returns-sections';
import { TextPage } from './TextPage';

export const ReturnsScreen = () => (
  <TextPage
    title="Returns policy"
    lead="A corked bottle, a broken one, or simply the wrong one: how to give it back, and how your money returns."
    sections={returnsSections}
  >
    <ReturnsText onPage />
  </TextPage>
);
