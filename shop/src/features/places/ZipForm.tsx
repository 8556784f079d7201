import { useCall } from 'browser/calls/use-call';
import { Button } from 'browser/ui/buttons/Button';
import { TextField } from 'browser/ui/fields/TextField';
import { fiveDigits } from 'contract/five-digits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import css from './ZipForm.module.css';

type Props = {
  /** What the ZIP code is for, as the button says it. */
  does: string;
  hint?: string;
  value?: string;
  /** Set when a press has opened the field: its user wants to type at once. */
  takesFocus?: boolean;
  /** Fails for a ZIP code that does not exist. */
  onZip: (zip: string) => Promise<unknown>;
};

/** Five digits, with the phone's keys for digits. */
export function ZipForm({ does, hint, value = '', takesFocus = false, onZip }: Props) {
  const [typed, setTyped] = useState(value);
  const [problem, setProblem] = useState<string>();
  const { run, busy, refusal, forget } = useCall();

  const field = useRef<HTMLInputElement>(null);
  // It takes the place of the button that was just pressed.
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = v.safeParse(fiveDigits, typed);
    setProblem(read.success ? undefined : read.issues[0].message);
    if (read.success) void run(() => onZip(read.output));
  };

  return (
    <form className={css.form} onSubmit={send} noValidate>
      <TextField
        ref={field}
        label="ZIP code"
        hint={hint}
        error={problem ?? refusal}
        value={typed}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        onChange={({ target }) => {
          setTyped(target.value.replace(/\D/g, ''));
          setProblem(undefined);
          forget();
        }}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {does}
      </Button>
    </form>
  );
}
