import { formatList, formatNumber } from 'browser/formats/format';
import { Section } from '../../ui/Section';
import type { Operation } from './operation.api';

export const RulesToCheck = ({ rules: { count, states } }: { rules: Operation['stale_rules'] }) => (
  <Section title="Rules of sale" lead="What each state allows was checked by a person on some day.">
    {count === 0 ? (
      <p>Every rule was checked within a year.</p>
    ) : (
      <p>
        {count === 1 ? '1 rule was' : `${formatNumber(count)} rules were`} checked more than a year ago, in{' '}
        {formatList(states)}.
      </p>
    )}
  </Section>
);
