import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { formatNumber, plural } from 'browser/formats/format';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextField } from 'browser/ui/fields/TextField';
import { codesToMake, type StaffPromotion } from 'contract/promotions/promotions.staff';
import { useId, useState } from 'react';
import { saveCsv } from '../../platform/csv';
import css from './MadeCodes.module.css';
import { makeCodes, readMadeCodes } from './promotions.api';

type Props = { storeId: number; promotion: StaffPromotion };

const codes = { one: '# code', other: '# codes' };

function readCount(form: HTMLFormElement) {
  const count = new FormData(form).get('count');
  return { count: typeof count === 'string' && count.trim() !== '' ? Number(count) : undefined };
}

/** Codes that nobody can guess and that work once each: made here, and taken away as a table. */
export function MadeCodes({ storeId, promotion }: Props) {
  const heading = useId();
  const [made, setMade] = useState(promotion.made);
  const { form, errors, busy, trouble } = useForm(
    codesToMake,
    async ({ count }, { reset }) => {
      const { data, message } = await makeCodes(storeId, promotion, count);
      setMade(data.made);
      notify(message);
      reset();
    },
    readCount,
  );
  const taking = useCall({ refused: noticeInWords });
  const take = async () => {
    const rows = await readMadeCodes(storeId, promotion);
    saveCsv(`codes-${promotion.id}`, [
      ['code', 'used_by_order'],
      ...rows.map(({ code, order_number }) => [code, order_number ?? '']),
    ]);
  };
  return (
    <section className={css.codes} aria-labelledby={heading}>
      <h3 id={heading}>Codes for one use</h3>
      <p className={css.lead}>
        {made === 0
          ? 'One for each person, for a letter or a card: nobody can guess them, and each works once.'
          : `${plural(made, codes)} made, ${formatNumber(promotion.made_used)} used. Each works once, whoever has it.`}
      </p>
      <form {...form} className={css.make} aria-labelledby={heading}>
        <TextField
          label="How many"
          name="count"
          inputMode="numeric"
          autoComplete="off"
          error={errors.count}
        />
        <Button type="submit" variant="secondary" busy={busy} busyLabel="Making">
          Make codes
        </Button>
        {made > 0 && (
          <Button variant="quiet" busy={taking.busy} onClick={() => void taking.run(take)}>
            Download codes
          </Button>
        )}
      </form>
      {trouble && <Notice tone="danger">{trouble}</Notice>}
    </section>
  );
}
