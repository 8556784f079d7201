import { useCall } from 'browser/calls/use-call';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import type { SheetImport } from 'contract/exchange/imports.staff';
import { stop } from './exchange.api';
import css from './ImportScreen.module.css';

/** Between two pieces of a file: what is written stays, and the rest becomes a file to be sent again. */
export function StopImport({ one }: { one: SheetImport }) {
  const { run, busy, refusal } = useCall();
  return (
    <>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <div className={css.actions}>
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Stopping"
          onClick={() => void run(() => stop(one.id))}
        >
          Stop here
        </Button>
        <p className={css.hint}>
          {one.state === 'applying' && 'You can leave this page. '}
          If you stop, the rows that are applied stay, and you can download the others.
        </p>
      </div>
    </>
  );
}
