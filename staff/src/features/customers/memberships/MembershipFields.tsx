import { plural } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { TextField } from 'browser/ui/fields/TextField';
import { dollars } from 'contract/platform/money';
import rows from '../../../ui/RowsForm.module.css';
import css from './MembershipFields.module.css';
import type { MembershipTerms } from './memberships.api';

type Props = {
  at: number;
  /** None where it is new. */
  membership: MembershipTerms['memberships'][number] | undefined;
  errorOf: (name: 'name' | 'spent_from') => string | undefined;
  onRemove: () => void;
};

/** Every row of the form, in its order. */
export function readMemberships(form: HTMLFormElement) {
  const typed = new FormData(form);
  const textOf = (name: string) => {
    const text = typed.get(name);
    return typeof text === 'string' ? text.trim() : '';
  };
  const memberships: unknown[] = [];
  for (let at = 0; typed.has(`memberships.${at}.name`); at++) {
    const [id, spent] = [textOf(`memberships.${at}.id`), textOf(`memberships.${at}.spent_from`)];
    memberships.push({
      id: id === '' ? null : Number(id),
      name: textOf(`memberships.${at}.name`),
      spent_from: spent === '' ? null : Number(spent),
    });
  }
  return { memberships };
}

const customers = { one: '# customer', other: '# customers' };

export function MembershipFields({ at, membership, errorOf, onRemove }: Props) {
  const isFirst = at === 0;
  const nameOf = (name: string) => `memberships.${at}.${name}`;
  return (
    <fieldset className={rows.row}>
      <legend>
        {membership ? membership.name : 'New membership'}
        {membership && <span className={css.count}> · {plural(membership.customers, customers)}</span>}
      </legend>
      <input type="hidden" name={nameOf('id')} value={membership?.id ?? ''} />
      <TextField
        label="Name"
        name={nameOf('name')}
        required
        autoComplete="off"
        defaultValue={membership?.name ?? ''}
        error={errorOf('name')}
      />
      {isFirst ? (
        <p className={css.first}>Everybody begins with it.</p>
      ) : (
        <TextField
          label="From, in 12 months"
          name={nameOf('spent_from')}
          inputMode="decimal"
          start="$"
          hint="Empty: only staff give it."
          defaultValue={membership?.spent_from == null ? '' : dollars(membership.spent_from)}
          error={errorOf('spent_from')}
        />
      )}
      {!isFirst && (
        <Button
          variant="quiet"
          aria-label={`Remove ${membership ? membership.name : `new membership ${at + 1}`}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      )}
    </fieldset>
  );
}
