import { useCall } from 'browser/calls/use-call';
import { useForm } from 'browser/forms/use-form';
import { Button } from 'browser/ui/buttons/Button';
import { TextField } from 'browser/ui/fields/TextField';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { type OpenCart, redeemOnCart } from '../cart.api';
import css from './Redeem.module.css';
import type { Redeemed, RedeemField } from './redeemed';

type Props = {
  cart: OpenCart;
  /** What the server's complaints about it are called. */
  field: RedeemField;
  label: string;
  hint?: string;
  /** What is taken, in words; undefined while nothing is. */
  applied: string | undefined;
  /** What has become less meanwhile. */
  problem: string | undefined;
  /** What stands in the field before anything is typed. */
  start: string;
  /** What is redeemed, or what is wrong with what was typed. */
  read: (typed: string) => Redeemed | string;
  none: Redeemed;
};

/** What was typed, read as the tender reads it. */
const typedAs = (field: RedeemField, read: Props['read']) =>
  v.pipe(
    v.object({ [field]: v.pipe(v.string(), v.trim()) }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const redeemed = read(dataset.value[field]!);
      if (typeof redeemed !== 'string') return redeemed;
      addIssue({
        message: redeemed,
        path: [{ type: 'object', origin: 'value', input: dataset.value, key: field, value: undefined }],
      });
      return NEVER;
    }),
  );

/** One tender: applied from a field, taken back by a button; both are seen at once. */
export function TenderField({ cart, field, label, hint, applied, problem, start, read, none }: Props) {
  const [typed, setTyped] = useState<string>();
  const removal = useRef<HTMLParagraphElement>(null);
  const { form, errors, busy, trouble } = useForm(typedAs(field, read), async (redeemed) => {
    const settled = redeemOnCart(cart, redeemed);
    // The field disappears with the pressed button, so the focus moves to the button that replaces them.
    requestAnimationFrame(() => removal.current?.querySelector('button')?.focus());
    await settled;
    setTyped(undefined);
  });
  const taking = useCall();
  const refusal = applied ? taking.refusal : trouble;

  return (
    <div className={css.form}>
      {applied && (
        <p className={css.applied} ref={removal}>
          <span>{applied}</span>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Remove: ${label}`}
            busy={busy || taking.busy}
            onClick={() => void taking.run(() => redeemOnCart(cart, none))}
          >
            Remove
          </Button>
        </p>
      )}
      {/* Hidden and not removed: after a refusal, the text is in its field again. */}
      <form {...form} hidden={Boolean(applied)}>
        <TextField
          label={label}
          name={field}
          hint={hint}
          error={errors[field]}
          autoComplete="off"
          value={typed ?? start}
          onChange={({ target }) => setTyped(target.value)}
          end={
            <Button
              type="submit"
              size="small"
              variant="secondary"
              aria-label={`Apply: ${label}`}
              busy={busy || taking.busy}
            >
              Apply
            </Button>
          }
        />
      </form>
      {refusal && (
        <p role="alert" className={css.refusal}>
          {refusal}
        </p>
      )}
      {problem && <p className={css.problem}>{problem}</p>}
    </div>
  );
}
