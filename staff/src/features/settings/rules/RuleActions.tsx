import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { DatePicker } from 'browser/ui/dates/DatePicker';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import { ruleCheck, ruleEnd } from 'contract/settings/rules';
import { useState } from 'react';
import css from './RuleForm.module.css';
import { placeInWords } from './rule-words';
import { checkRuleAgain, endRuleOn, type Rule } from './rules.api';

/** What is done with a rule that is there: it is looked up again, or it ends. */
export function RuleActions({ rule, name }: { rule: Rule; name: string }) {
  const [asked, setAsked] = useState<'check' | 'end'>();
  const close = () => setAsked(undefined);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Still holds: ${name}`}
        onClick={() => setAsked('check')}
      >
        Still holds
      </Button>
      <Button variant="quiet" size="small" aria-label={`End: ${name}`} onClick={() => setAsked('end')}>
        {rule.effective_to ? 'Change end' : 'End'}
      </Button>
      <Dialog
        open={asked === 'check'}
        onClose={close}
        title="This rule still holds"
        description={`${placeInWords(rule.state, rule)}: you looked it up today.`}
      >
        <CheckForm rule={rule} onClose={close} />
      </Dialog>
      <Dialog
        open={asked === 'end'}
        onClose={close}
        title="The last day of this rule"
        description="Empty, it goes on. A newer rule of the same kind and place takes its place by itself."
      >
        <EndForm rule={rule} onClose={close} />
      </Dialog>
    </>
  );
}

type FormProps = { rule: Rule; onClose: () => void };

function CheckForm({ rule, onClose }: FormProps) {
  const { form, errors, busy, trouble } = useForm(ruleCheck, async ({ source }) => {
    notify((await checkRuleAgain(rule, source)).message);
    onClose();
  });
  return (
    <form {...form} className={css.form} aria-label="This rule still holds">
      <TextField
        label="Source"
        name="source"
        required
        autoComplete="off"
        defaultValue={rule.source}
        error={errors.source}
      />
      <FormActions busy={busy} trouble={trouble} does="Checked today" doing="Saving..." onLeave={onClose} />
    </form>
  );
}

const readEnd = (form: HTMLFormElement) => ({ effective_to: new FormData(form).get('effective_to') || null });

function EndForm({ rule, onClose }: FormProps) {
  const { form, errors, busy, trouble, edited } = useForm(
    ruleEnd,
    async ({ effective_to }) => {
      notify((await endRuleOn(rule, effective_to)).message);
      onClose();
    },
    readEnd,
  );
  return (
    <form {...form} className={css.form} aria-label="The last day of this rule">
      <DatePicker
        label="Last day"
        name="effective_to"
        today={rule.effective_from}
        min={rule.effective_from}
        defaultValue={rule.effective_to ?? undefined}
        error={errors.effective_to}
        onChange={() => void edited('effective_to')}
      />
      <FormActions busy={busy} trouble={trouble} does="Save" doing="Saving..." onLeave={onClose} />
    </form>
  );
}
