import { Checkbox } from 'browser/ui/choices/Checkbox';
import { DatePicker } from 'browser/ui/dates/DatePicker';
import { FieldError } from 'browser/ui/fields/Field';
import fields from 'browser/ui/fields/field-columns.module.css';
import { TextField } from 'browser/ui/fields/TextField';
import type { StoreFacts } from 'contract/settings/stores';
import { fulfilmentMode } from 'contract/stores';
import { useId } from 'react';
import { PlaceFields } from './PlaceFields';
import css from './StoreForm.module.css';

type Props = {
  /** None where it is new. */
  store?: StoreFacts;
  /** As the store has it. */
  today: string;
  errors: Partial<Record<keyof StoreFacts, string>>;
  onChoose: (name: string) => unknown;
};

const ways = {
  pickup: { label: 'Pickup', hint: 'Customers come to the store.' },
  delivery: { label: 'Local delivery', hint: 'You bring it to ZIP codes nearby.' },
  shipping: { label: 'Shipping', hint: 'A carrier brings it.' },
};

export const readStore = (form: HTMLFormElement) => {
  const typed = new FormData(form);
  return {
    ...Object.fromEntries(typed),
    modes: typed.getAll('modes'),
    has_lottery: typed.has('has_lottery'),
    image_id: null,
    license_until: typed.get('license_until') || null,
  };
};

/** All that is said of a store. */
export function StoreFields({ store, today, errors, onChoose }: Props) {
  const id = useId();
  const field = (name: 'name' | 'address' | 'phone' | 'email') => ({
    name,
    required: true,
    autoComplete: 'off',
    defaultValue: store?.[name],
    error: errors[name],
  });
  return (
    <>
      <div className={fields.fields}>
        <TextField label="Name" hint="As customers read it." {...field('name')} />
        <TextField label="Street and number" {...field('address')} />
        <PlaceFields
          zip={store?.zip ?? ''}
          timezone={store?.timezone ?? ''}
          errors={{ ...errors, zip: errors.zip ?? (errors.timezone && 'Enter a ZIP code that exists') }}
          onChoose={onChoose}
        />
        <TextField label="Phone" type="tel" {...field('phone')} />
        <TextField
          label="Email"
          type="email"
          hint="Messages of customers arrive here."
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
        <TextField
          label="License number"
          name="license_number"
          autoComplete="off"
          hint="Of its license to sell alcohol. Customers read it beside the store."
          defaultValue={store?.license_number}
          error={errors.license_number}
        />
        <DatePicker
          label="License ends on"
          name="license_until"
          today={today}
          hint="For you: a notice stands here 60 days before."
          defaultValue={store?.license_until ?? undefined}
          error={errors.license_until}
          onChange={() => void onChoose('license_until')}
        />
      </div>
      <fieldset className={css.ways} aria-describedby={errors.modes && id}>
        <legend>How goods go out</legend>
        {fulfilmentMode.options.map((mode) => (
          <Checkbox
            key={mode}
            name="modes"
            value={mode}
            {...ways[mode]}
            defaultChecked={store?.modes.includes(mode)}
          />
        ))}
        {errors.modes && <FieldError id={id}>{errors.modes}</FieldError>}
      </fieldset>
      <Checkbox
        name="has_lottery"
        label="Lotteries are held here"
        hint="For bottles of which there are too few."
        defaultChecked={store?.has_lottery}
      />
    </>
  );
}
