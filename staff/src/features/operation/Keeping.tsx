import { formatRelative } from 'browser/formats/format';
import { Badge } from 'browser/ui/values/Badge';
import { Section } from '../../ui/Section';
import css from './OperationScreen.module.css';
import type { Operation } from './operation.api';
import { Row } from './Row';

const hour = 3_600_000;

/** The oldest that is fine: a backup comes each night, perhaps late; the other two may miss one night. */
const good = { backup: 26 * hour, proof: 50 * hour, audit: 50 * hour };

const isWithin = (when: string, longest: number) => Date.now() - Date.parse(when) <= longest;

function Age({ of: when, longest }: { of: string | null; longest: number }) {
  if (!when) return <Badge tone="danger">Missing</Badge>;
  return isWithin(when, longest) ? (
    <Badge tone="success-outline">Fine</Badge>
  ) : (
    <Badge tone="warning">Too old</Badge>
  );
}

export const Keeping = ({ audit, backup }: Pick<Operation, 'audit' | 'backup'>) => (
  <Section title="Backup and audit" lead="As this machine knows them. Both run by commands, each night.">
    <ul className={css.rows}>
      <Row name="Newest backup" about={backup.newest ? formatRelative(backup.newest) : 'None was found here'}>
        <Age of={backup.newest} longest={good.backup} />
      </Row>
      <Row
        name="Newest backup that was restored and checked"
        about={backup.proven ? formatRelative(backup.proven) : 'None was found here'}
      >
        <Age of={backup.proven} longest={good.proof} />
      </Row>
      <Row name="Last audit" about={wordsOfAudit(audit)}>
        {audit && audit.broken > 0 ? (
          <Badge tone="danger">Broken</Badge>
        ) : (
          <Age of={audit?.at ?? null} longest={good.audit} />
        )}
      </Row>
    </ul>
  </Section>
);

function wordsOfAudit(audit: Operation['audit']) {
  if (!audit) return 'None was run here';
  const when = formatRelative(audit.at);
  if (audit.broken === 0) return `${when}: every promise is kept`;
  return `${when}: ${audit.broken === 1 ? '1 promise is broken' : `${audit.broken} promises are broken`}`;
}
