import { type FormEvent, useState } from 'react';
import { CallError } from '../../platform/call-error';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { type CartUpdate, sendUpdate } from './cart.api';
import css from './Redeem.module.css';

type Props = {
  cartId: string;
  /** What the server's complaints about it are called. */
  field: keyof CartUpdate;
  label: string;
  hint?: string;
  /** What is taken, in words; nothing while nothing is. */
  applied: string | undefined;
  /** What has become less meanwhile. */
  problem: string | undefined;
  /** What stands in the field before anything is typed. */
  start: string;
  /** What is sent, or what is wrong with what was typed. */
  read: (typed: string) => CartUpdate | string;
  none: CartUpdate;
};

/** One tender: applied from a field, taken back by a button. */
export function TenderField({ cartId, field, label, hint, applied, problem, start, read, none }: Props) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async (update: CartUpdate) => {
    setBusy(true);
    try {
      await sendUpdate(cartId, update);
      setTyped(undefined);
      setError(undefined);
    } catch (reason) {
      const told = reason instanceof CallError ? reason.errors?.[field] : undefined;
      setError(told ?? (reason as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const update = read((typed ?? start).trim());
    if (typeof update === 'string') setError(update);
    else void send(update);
  };

  return (
    <div className={css.form}>
      {applied ? (
        <p className={css.applied}>
          <span>{applied}</span>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Remove: ${label}`}
            busy={busy}
            onClick={() => void send(none)}
          >
            Remove
          </Button>
        </p>
      ) : (
        <form onSubmit={apply} noValidate>
          <TextField
            label={label}
            hint={hint}
            error={error}
            autoComplete="off"
            value={typed ?? start}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(undefined);
            }}
            end={
              <Button
                type="submit"
                size="small"
                variant="secondary"
                aria-label={`Apply: ${label}`}
                busy={busy}
              >
                Apply
              </Button>
            }
          />
        </form>
      )}
      {applied && error && <p role="alert">{error}</p>}
      {problem && <p className={css.problem}>{problem}</p>}
    </div>
  );
}
