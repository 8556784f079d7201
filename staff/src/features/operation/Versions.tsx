import { Section } from '../../ui/Section';
import type { Operation } from './operation.api';

export const Versions = ({ versions: { shop, node, database } }: { versions: Operation['versions'] }) => (
  <Section title="Versions" lead="What runs here, for whoever asks you on the phone.">
    <p>
      Cellar Door {shop}, Node {node.replace('v', '')}, {database}
    </p>
  </Section>
);
