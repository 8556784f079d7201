import type { StandardSchema } from 'browser/forms/standard-schema';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextArea } from 'browser/ui/fields/TextArea';
import { useEffect } from 'react';
import css from './Entry.module.css';

type Props = {
  /** What is written, and what it is called in the body. */
  label: string;
  name: 'text' | 'reason';
  hint: string;
  schema: StandardSchema;
  send: string;
  defaultValue?: string;
  ask: (text: string) => Promise<{ message: string }>;
  onDone: () => void;
};

/** Stays open with what was typed until it has been sent. */
export function TextForm({ label, name, hint, schema, send, defaultValue, ask, onDone }: Props) {
  const { form, errors, busy, trouble } = useForm(schema, async (body) => {
    notify((await ask((body as Record<typeof name, string>)[name])).message);
    onDone();
  });
  // The button that was pressed is gone.
  useEffect(() => form.ref.current?.querySelector('textarea')?.focus(), [form.ref]);
  return (
    <form {...form} className={css.form} aria-label={label}>
      <TextArea
        label={label}
        name={name}
        hint={hint}
        rows={5}
        defaultValue={defaultValue}
        required
        error={(errors as Partial<Record<string, string>>)[name]}
      />
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <div className={css.presses}>
        <Button type="submit" busy={busy} busyLabel="Sending...">
          {send}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
