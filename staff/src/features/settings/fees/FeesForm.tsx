import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Card } from 'browser/ui/lists/Card';
import { type Fee, fees as feeList } from 'contract/settings/fees';
import { useId, useRef, useState } from 'react';
import * as v from 'valibot';
import css from '../../../ui/form-rows.module.css';
import { FeeFields, readFees } from './FeeFields';
import { type FeesSeen, saveFees } from './fees.api';

type Props = {
  storeId: number;
  fees: FeesSeen;
  places: readonly { code: string; name: string }[];
};

type Row = { key: number; fee: Fee | undefined };

const someFees = v.object({ fees: feeList });

/** If somebody else was faster, what is typed stays. */
export function FeesForm({ storeId, fees: { own, modes, version }, places }: Props) {
  const heading = useId();
  const next = useRef(own.length);
  const [rows, setRows] = useState<Row[]>(own.map((fee, key) => ({ key, fee })));
  const { form, errors, busy, trouble, edited } = useForm(
    someFees,
    async ({ fees }) => notify(await saveFees(storeId, version, fees)),
    readFees,
  );
  const wrong = new Map<string, string>(Object.entries(errors));
  return (
    <Card as="section" aria-labelledby={heading}>
      <form {...form} className={css.form} aria-labelledby={heading}>
        <h2 id={heading}>Fees of this store</h2>
        <p className={css.lead}>
          A way without any fee cannot be chosen: enter $0 where it costs nothing. A fee for one state goes
          before one for every state, and a small box before a larger one.
        </p>
        {rows.length === 0 && <p>This store has no fees of its own.</p>}
        <ol className={css.rows}>
          {rows.map(({ key, fee }, at) => (
            <li key={key}>
              <FeeFields
                at={at}
                fee={fee}
                modes={modes}
                places={places}
                errorOf={(name) => wrong.get(`fees.${at}.${name}`)}
                onChoose={edited}
                onRemove={() => setRows(rows.filter((row) => row.key !== key))}
              />
            </li>
          ))}
        </ol>
        <Button
          variant="secondary"
          onClick={() => setRows([...rows, { key: next.current++, fee: undefined }])}
        >
          Add a fee
        </Button>
        {(trouble ?? wrong.get('fees')) && <Notice tone="danger">{trouble ?? wrong.get('fees')}</Notice>}
        <Button type="submit" busy={busy} busyLabel="Saving">
          Save the fees
        </Button>
      </form>
    </Card>
  );
}
