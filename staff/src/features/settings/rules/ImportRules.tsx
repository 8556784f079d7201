import { plural } from 'browser/formats/format';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { TextField } from 'browser/ui/fields/TextField';
import { FormActions } from 'browser/ui/overlays/FormActions';
import * as v from 'valibot';
import css from './RuleForm.module.css';
import { importRulesFrom } from './rules.api';

const most = 90_000;

const chosenFile = v.object({
  file: v.pipe(
    v.instance(File),
    v.check(({ size }) => size > 0, 'Choose a file'),
  ),
});

/** Drops the spaces, which make up most of a file that a person has written. */
const compact = (text: string) => {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
};

/** The file that `npm run rules -- import` takes. */
export function ImportRules({ onClose }: { onClose: () => void }) {
  const { form, errors, busy, trouble } = useForm(chosenFile, async ({ file }, { setErrors }) => {
    const text = compact(await file.text());
    if (text.length > most) return setErrors({ file: 'This file is too long: cut it in two' });
    const { message, data } = await importRulesFrom(text);
    notify(`${message}: ${plural(data.rules, { one: '# new', other: '# new', zero: 'none is new' })}`);
    onClose();
  });
  return (
    <form {...form} className={css.form} aria-label="Import rules">
      <TextField
        label="File"
        name="file"
        type="file"
        accept="application/json,.json"
        required
        hint="Rules that are there already stay as they are. Fees, times, and carrier days in the file replace those of the same stores."
        error={errors.file}
      />
      <FormActions busy={busy} trouble={trouble} does="Import" doing="Importing..." onLeave={onClose} />
    </form>
  );
}
