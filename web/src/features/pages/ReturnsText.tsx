import { Prose } from './Prose';
import { returnsChanged, returnsSections } from './returns-sections';

export const ReturnsText = ({ onPage }: { onPage?: boolean }) => (
  <Prose sections={returnsSections} changed={returnsChanged} onPage={onPage} />
);
