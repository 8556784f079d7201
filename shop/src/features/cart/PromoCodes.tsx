import { useCall } from 'browser/calls/use-call';
import { useForm } from 'browser/forms/use-form';
import { Button } from 'browser/ui/buttons/Button';
import { classNames } from 'browser/ui/class-names';
import { TextField } from 'browser/ui/fields/TextField';
import type { Cart } from 'contract/cart';
import { useState } from 'react';
import * as v from 'valibot';
import { updateCart } from './cart.api';
import css from './redeeming/PromoCodes.module.css';

type Props = { cart: Cart; cartId: string };

const typedCode = v.object({ codes: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter your code')) });

/** The codes of offers: what each takes off, or why it takes nothing, and a field for another one. */
export function PromoCodes({ cart, cartId }: Props) {
  const open = { id: cartId, storeId: cart.store_id };
  const entered = cart.codes.map(({ code }) => code);
  const [typed, setTyped] = useState('');
  const { form, errors, busy, trouble } = useForm(typedCode, async ({ codes: code }) => {
    await updateCart(open, { codes: [...entered, code] });
    setTyped('');
  });
  const removing = useCall();
  const without = (code: string) => ({ codes: entered.filter((other) => other !== code) });

  return (
    <div className={css.codes}>
      <div aria-live="polite">
        {cart.codes.length > 0 && (
          <ul className={css.list} aria-label="Promo codes">
            {cart.codes.map(({ code, works, says }) => (
              <li key={code} className={css.entered}>
                <span className={css.code}>
                  {code}
                  <span className={classNames(css.says, works && css.works)}>{says}</span>
                </span>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Remove: ${code}`}
                  busy={removing.busy}
                  onClick={() => void removing.run(() => updateCart(open, without(code)))}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <form {...form} aria-label="Promo code">
        <TextField
          label="Promo code"
          name="codes"
          error={errors.codes ?? trouble ?? removing.refusal}
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          end={
            <Button type="submit" size="small" variant="secondary" aria-label="Apply: Promo code" busy={busy}>
              Apply
            </Button>
          }
        />
      </form>
    </div>
  );
}
