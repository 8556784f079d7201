import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextArea } from 'browser/ui/fields/TextArea';
import { TextField } from 'browser/ui/fields/TextField';
import { Card } from 'browser/ui/lists/Card';
import { letterhead } from 'contract/settings/letterhead';
import { useId, useState } from 'react';
import css from './LettersForm.module.css';
import { type LetterheadSeen, saveLetterhead } from './letterhead.api';

export function LettersForm({ seen }: { seen: LetterheadSeen }) {
  const heading = useId();
  const [first] = useState(seen);
  const { form, errors, busy, trouble } = useForm(letterhead, async (typed) =>
    notify(await saveLetterhead(seen.version, typed)),
  );
  return (
    <Card as="section" aria-labelledby={heading}>
      <form {...form} className={css.form} aria-labelledby={heading}>
        <h2 id={heading}>The sender</h2>
        <TextField
          label="Name"
          name="name"
          required
          autoComplete="off"
          hint="At the head and the foot of each letter, and in the list of letters of a mail program."
          defaultValue={first.name}
          error={errors.name}
        />
        <TextField
          label="Replies go to"
          name="reply_to"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={`If empty, to ${first.from}.`}
          defaultValue={first.reply_to}
          error={errors.reply_to}
        />
        <TextArea
          label="Address at the foot"
          name="address"
          rows={4}
          hint="Your company and where it can be reached by mail: the law asks for it in letters with news."
          defaultValue={first.address}
          error={errors.address}
        />
        {trouble && <Notice tone="danger">{trouble}</Notice>}
        <Button type="submit" busy={busy} busyLabel="Saving">
          Save the sender
        </Button>
      </form>
    </Card>
  );
}
