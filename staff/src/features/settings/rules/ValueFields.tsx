import { Checkbox } from 'browser/ui/choices/Checkbox';
import { TextField } from 'browser/ui/fields/TextField';
import type { RuleKind } from 'contract/settings/rule-values';
import { valueFields } from './value-fields';

type Props = { kind: RuleKind; errorOf: (name: string) => string | undefined };

/** What a rule of this kind says. */
export const ValueFields = ({ kind, errorOf }: Props) =>
  valueFields[kind].map(({ name, label, type, hint, optional, rare }) =>
    type === 'yes' ? (
      <Checkbox key={name} name={`value.${name}`} label={label} defaultChecked={!rare} />
    ) : (
      <TextField
        key={name}
        label={label}
        name={`value.${name}`}
        hint={hint}
        type={type === 'time' ? 'time' : 'text'}
        inputMode={type === 'number' || type === 'percent' ? 'decimal' : undefined}
        end={type === 'percent' ? '%' : undefined}
        required={!optional}
        autoComplete="off"
        error={errorOf(`value.${name}`) ?? (type === 'time' ? errorOf('value.daily') : undefined)}
      />
    ),
  );
