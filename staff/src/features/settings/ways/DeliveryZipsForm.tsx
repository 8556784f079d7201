import { plural } from 'browser/formats/format';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextArea } from 'browser/ui/fields/TextArea';
import { Card } from 'browser/ui/lists/Card';
import { deliveryZips } from 'contract/settings/ways';
import { useId, useState } from 'react';
import * as v from 'valibot';
import css from './WaysPanel.module.css';
import { saveDeliveryZips, type Ways } from './ways.api';

type Props = { storeId: number; ways: Ways };

/** From a line, a column or a spreadsheet. */
const typedZips = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

const someZips = v.pipe(
  v.object({ zips: v.string() }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const zips = typedZips(value.zips);
    const wrong = zips.find((zip) => !/^\d{5}$/.test(zip));
    const read = v.safeParse(deliveryZips, zips);
    if (read.success) return { zips: read.output };
    const message = wrong ? `“${wrong}” is not a 5-digit ZIP code` : read.issues[0].message;
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input: value, key: 'zips', value: value.zips }],
    });
    return NEVER;
  }),
);

export function DeliveryZipsForm({ storeId, ways: { version, delivery_zips } }: Props) {
  const heading = useId();
  const [first] = useState(delivery_zips.join(' '));
  const { form, errors, busy, trouble } = useForm(someZips, async ({ zips }) =>
    notify(await saveDeliveryZips(storeId, version, zips)),
  );
  return (
    <Card as="section" aria-labelledby={heading}>
      <form {...form} className={css.form} aria-labelledby={heading}>
        <h2 id={heading}>Where local delivery goes</h2>
        <TextArea
          label="ZIP codes"
          name="zips"
          rows={8}
          inputMode="numeric"
          hint="Separated by spaces, commas or lines. Customers elsewhere read that the store does not deliver to them."
          defaultValue={first}
          error={errors.zips}
        />
        <p className={css.words}>
          {plural(delivery_zips.length, {
            one: 'The store delivers to # ZIP code now.',
            other: 'The store delivers to # ZIP codes now.',
            zero: 'The store delivers nowhere yet.',
          })}
        </p>
        {trouble && <Notice tone="danger">{trouble}</Notice>}
        <Button type="submit" busy={busy} busyLabel="Saving">
          Save the ZIP codes
        </Button>
      </form>
    </Card>
  );
}
