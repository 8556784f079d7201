import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextArea } from 'browser/ui/fields/TextArea';
import { type LegalPage, namesOfLegalPages } from 'contract/pages/legal-texts';
import { legalText } from 'contract/pages/legal-texts.staff';
import { useDeferredValue } from 'react';
import css from './LegalTextForm.module.css';
import { type LegalTextSeen, saveLegalText } from './legal-texts.api';
import { TextPreview } from './TextPreview';

type Props = {
  page: LegalPage;
  newest: LegalTextSeen;
  draft: string | undefined;
  onDraft: (draft: string | undefined) => void;
};

/** If somebody else was faster, the typed text stays, and can be saved over theirs. */
export function LegalTextForm({ page, newest, draft, onDraft }: Props) {
  const typed = draft ?? newest.text;
  const shown = useDeferredValue(typed);
  const { form, errors, busy, trouble, forget } = useForm(legalText, async ({ text }) => {
    notify(await saveLegalText(page, newest.version, text));
    onDraft(undefined);
  });
  return (
    <div className={css.columns}>
      <form {...form} className={css.form} aria-label={namesOfLegalPages[page]}>
        <TextArea
          label="Text"
          name="text"
          rows={24}
          hint="What stands before the first heading is the lead. An empty line begins a new paragraph."
          value={typed}
          onChange={({ target }) => onDraft(target.value === newest.text ? undefined : target.value)}
          error={errors.text}
        />
        {trouble && <Notice tone="danger">{trouble}</Notice>}
        <div className={css.actions}>
          <Button type="submit" busy={busy} busyLabel="Publishing">
            Publish
          </Button>
          {draft !== undefined && (
            <Button
              variant="quiet"
              disabled={busy}
              onClick={() => {
                onDraft(undefined);
                forget();
              }}
            >
              Undo my changes
            </Button>
          )}
        </div>
        <dl className={css.signs}>
          {signs.map(([sign, meaning]) => (
            <div key={sign}>
              <dt>{sign}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </form>
      <TextPreview title="As customers read it" text={shown} />
    </div>
  );
}

const signs = [
  ['# Who we are', 'A heading'],
  ['- Pickup', 'A point of a list'],
  ['1. Open the order', 'A step'],
  ['> Please note', 'A note that stands out'],
  ['Your picture :: Until you remove it', 'A row of facts'],
  ['**important**', 'Bold'],
  ['[write to us](/contact-us)', 'A link'],
] as const;
