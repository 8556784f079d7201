import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { plural } from 'browser/formats/format';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextField } from 'browser/ui/fields/TextField';
import { barcode, printed } from 'contract/stock/barcode';
import { bottles } from 'contract/stock/stock.staff';
import * as v from 'valibot';
import { addCode, removeCode } from '../stock.api';
import css from './Codes.module.css';

type Code = { code: string; bottles: number };
type Props = { storeId: number; productId: number; codes: readonly Code[]; mayChange: boolean };

/** What a scanner knows the bottle and its case by. */
export const Codes = ({ storeId, productId, codes, mayChange }: Props) => (
  <section className={css.codes} aria-labelledby="codes">
    <h2 id="codes">Barcodes</h2>
    {codes.length === 0 && <p>A scanner does not know this bottle yet.</p>}
    <ul className={css.list}>
      {codes.map((one) => (
        <li key={one.code} className={css.code}>
          <span>
            <code>{printed(one.code)}</code> {plural(one.bottles, { one: '# bottle', other: '# bottles' })}
          </span>
          {mayChange && <RemoveCode storeId={storeId} code={one.code} />}
        </li>
      ))}
    </ul>
    {mayChange && <AddCode storeId={storeId} productId={productId} />}
  </section>
);

function RemoveCode({ storeId, code }: { storeId: number; code: string }) {
  const { run, busy } = useCall({ refused: noticeInWords });
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={`Remove barcode ${printed(code)}`}
      busy={busy}
      onClick={() => run(async () => notify(await removeCode(storeId, code)))}
    >
      Remove
    </Button>
  );
}

const added = v.object({ code: barcode, bottles });

function AddCode({ storeId, productId }: { storeId: number; productId: number }) {
  const { form, errors, busy, trouble } = useForm(
    added,
    async ({ code, bottles: each }, { reset }) => {
      notify(await addCode(storeId, code, { product_id: productId, bottles: each }));
      reset();
    },
    (element) => {
      const { code, bottles: each } = Object.fromEntries(new FormData(element));
      return { code, bottles: each === '' ? undefined : Number(each) };
    },
  );
  return (
    <form {...form} className={css.add} aria-label="Add a barcode">
      <TextField label="Barcode" name="code" autoComplete="off" required error={errors.code} />
      <TextField
        label="Bottles in it"
        name="bottles"
        inputMode="numeric"
        autoComplete="off"
        defaultValue="1"
        required
        error={errors.bottles}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        Add barcode
      </Button>
      {trouble && <Notice tone="danger">{trouble}</Notice>}
    </form>
  );
}
