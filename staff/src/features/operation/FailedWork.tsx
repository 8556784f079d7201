import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { formatNumber, formatRelative } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Section } from '../../ui/Section';
import css from './OperationScreen.module.css';
import { type Operation, retryAll } from './operation.api';
import { Row } from './Row';

/** `send-letter` reads “Send letter”. */
const nameOfWork = (kind: string) => {
  const words = kind.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

export const FailedWork = ({ failed, letters }: Pick<Operation, 'failed' | 'letters'>) => (
  <Section title="Failed work" lead={wordsOfLetters(letters)}>
    {failed.length === 0 && <p>Nothing has failed.</p>}
    <ul className={css.rows}>
      {failed.map(({ kind, count, latest, error }) => (
        <Row
          key={kind}
          name={`${nameOfWork(kind)}: ${formatNumber(count)} given up`}
          about={`Most recent: ${formatRelative(latest)}. ${error ?? ''}`}
        >
          <TryAgain kind={kind} />
        </Row>
      ))}
    </ul>
  </Section>
);

function wordsOfLetters({ waiting, oldest }: Operation['letters']) {
  if (!oldest) return 'No emails are waiting to be sent.';
  const emails = waiting === 1 ? '1 email is' : `${formatNumber(waiting)} emails are`;
  return `${emails} waiting to be sent; the first was written ${formatRelative(oldest)}.`;
}

function TryAgain({ kind }: { kind: string }) {
  const { run, busy } = useCall({ refused: noticeInWords });
  const again = () => run(async () => notify(await retryAll(kind)));
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={`Try again: ${nameOfWork(kind)}`}
      busy={busy}
      onClick={again}
    >
      Try again
    </Button>
  );
}
