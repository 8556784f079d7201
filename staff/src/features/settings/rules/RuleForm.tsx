import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Select } from 'browser/ui/choices/Select';
import { DatePicker } from 'browser/ui/dates/DatePicker';
import fields from 'browser/ui/fields/field-columns.module.css';
import { TextField } from 'browser/ui/fields/TextField';
import { FormActions } from 'browser/ui/overlays/FormActions';
import { type RuleKind, ruleKinds } from 'contract/settings/rule-values';
import { newRule } from 'contract/settings/rules';
import { useState } from 'react';
import css from './RuleForm.module.css';
import { namesOfChannels, namesOfGoods, namesOfRules } from './rule-words';
import { addRuleOf } from './rules.api';
import { ValueFields } from './ValueFields';
import { readValue } from './value-fields';

type Props = {
  today: string;
  places: readonly { code: string; name: string }[];
  /** Which place and kind it begins with. */
  state: string | undefined;
  kind: RuleKind | undefined;
  onClose: () => void;
};

const optionsOf = <Id extends string>(names: Record<Id, string>) =>
  (Object.entries(names) as [Id, string][]).map(([id, name]) => ({ id, name }));

const isKind = (kind: unknown): kind is RuleKind => ruleKinds.some((each) => each === kind);

function readRule(form: HTMLFormElement) {
  const typed = new FormData(form);
  const orNull = (name: string) => typed.get(name) || null;
  const kind = typed.get('kind');
  return {
    state: typed.get('state'),
    county: orNull('county'),
    zip: orNull('zip'),
    category: orNull('category'),
    channel: orNull('channel'),
    kind,
    value: isKind(kind) ? readValue(typed, kind) : {},
    effective_from: typed.get('effective_from'),
    effective_to: null,
    source: typed.get('source'),
    checked_on: typed.get('checked_on'),
  };
}

/** A rule of one place. The rule that it replaces is kept, and holds until the day before. */
export function RuleForm({ today, places, state, kind: first, onClose }: Props) {
  const [kind, setKind] = useState<RuleKind | null>(first ?? 'tax');
  const { form, errors, busy, trouble, edited } = useForm(
    newRule,
    async (rule) => {
      notify((await addRuleOf(rule)).message);
      onClose();
    },
    readRule,
  );
  const wrong = new Map<string, string>(Object.entries(errors));
  const heard = (name: string) => () => void edited(name);
  return (
    <form {...form} className={css.form} aria-label="Add a rule">
      <div className={fields.fields}>
        <Select
          label="State"
          name="state"
          required
          options={places.map(({ code, name }) => ({ id: code, name }))}
          defaultValue={state ?? null}
          onChange={heard('state')}
          error={errors.state}
        />
        <Select
          label="What it is about"
          name="kind"
          required
          options={optionsOf(namesOfRules)}
          value={kind}
          onChange={(id) => {
            setKind(id);
            void edited('kind');
          }}
          error={errors.kind}
        />
        {kind && <ValueFields key={kind} kind={kind} errorOf={(name) => wrong.get(name)} />}
        <Select
          label="Only for"
          name="category"
          clearable
          placeholder="All goods"
          options={optionsOf(namesOfGoods)}
          onChange={heard('category')}
          error={errors.category}
        />
        <Select
          label="Only by"
          name="channel"
          clearable
          placeholder="Every way"
          options={optionsOf(namesOfChannels)}
          onChange={heard('channel')}
          error={errors.channel}
        />
        <TextField label="Only in the county" name="county" autoComplete="off" error={errors.county} />
        <TextField
          label="Only in the ZIP code"
          name="zip"
          inputMode="numeric"
          autoComplete="off"
          error={errors.zip}
        />
        <DatePicker
          label="Counts from"
          name="effective_from"
          today={today}
          defaultValue={today}
          required
          error={errors.effective_from}
          onChange={heard('effective_from')}
        />
        <DatePicker
          label="Checked on"
          name="checked_on"
          today={today}
          defaultValue={today}
          max={today}
          required
          error={errors.checked_on}
          onChange={heard('checked_on')}
        />
        <div className={fields.whole}>
          <TextField
            label="Source"
            name="source"
            hint="Where the rule is written: a law, an agency’s page, your lawyer."
            required
            autoComplete="off"
            error={errors.source}
          />
        </div>
      </div>
      <FormActions busy={busy} trouble={trouble} does="Add the rule" doing="Saving..." onLeave={onClose} />
    </form>
  );
}
