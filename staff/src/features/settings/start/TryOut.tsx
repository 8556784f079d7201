import { useCall } from 'browser/calls/use-call';
import { formatRelative } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import css from './StartSteps.module.css';
import { type Start, tryOut } from './start.api';

type Props = { what: 'payments' | 'mail'; label: string; trial: Start['mail']['trial'] };

/** A real call, and what came of the last one. */
export function TryOut({ what, label, trial }: Props) {
  const { run, busy, refusal } = useCall();
  return (
    <>
      {trial && (
        <Notice tone={trial.worked ? 'success' : 'danger'}>
          {trial.worked ? trial.says : `It did not work: ${trial.says}`}{' '}
          <span className={css.when}>Tested {formatRelative(trial.tried_at)}.</span>
        </Notice>
      )}
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        busyLabel="Asking"
        onClick={() => run(() => tryOut(what))}
      >
        {label}
      </Button>
    </>
  );
}
