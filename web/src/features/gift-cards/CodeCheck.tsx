import { checkGiftCardBalance } from 'contract/gift-cards';
import { useState } from 'react';
import { CallError } from '../../platform/call-error';
import { formatDate, formatMoney } from '../../platform/format';
import { useForm } from '../../platform/use-form';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/TextField';
import css from './CodeCheck.module.css';
import { checkBalance, claimCard } from './gifts.api';

type Told = { words: string; canClaim?: string; tone?: 'success' };

const waitWords = ({ message, retryAfter }: CallError) =>
  retryAfter ? `${message} Try again in ${Math.ceil(retryAfter / 60)} minutes.` : message;

/** What is left on the card of a code, and the way into the customer's own list. */
export function CodeCheck() {
  const [told, setTold] = useState<Told>();
  const [trouble, setTrouble] = useState<string>();
  const [claiming, setClaiming] = useState(false);

  const guarded = async (work: () => Promise<void>, setErrors?: (errors: Record<string, string>) => void) => {
    setTrouble(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setTold(undefined);
      if (error.errors && setErrors) setErrors(error.errors);
      else if (error.status !== 401) setTrouble(waitWords(error));
    }
  };

  const { form, errors, busy } = useForm(checkGiftCardBalance.shape.body, ({ code }, { setErrors }) =>
    guarded(async () => {
      const { store_name, balance, expires_on } = await checkBalance(code);
      const until = expires_on ? `, good before ${formatDate(expires_on)}` : '';
      const words = `${formatMoney(balance)} left at ${store_name}${until}.`;
      if (balance > 0) setTold({ words, canClaim: code, tone: 'success' });
      else setTold({ words: `Nothing is left on this card of ${store_name}.` });
    }, setErrors),
  );

  const claim = async (code: string) => {
    setClaiming(true);
    await guarded(async () => setTold({ words: await claimCard(code), tone: 'success' }));
    setClaiming(false);
  };

  return (
    <Card as="section" className={css.check} aria-labelledby="code-heading">
      <h2 id="code-heading" className={css.heading}>
        Do you have a code?
      </h2>
      <form {...form} className={css.form} aria-label="Check a gift card">
        <TextField
          label="Code of the card"
          name="code"
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="characters"
          placeholder="0000-0000-0000-0000"
          maxLength={60}
          required
          error={errors.code}
        />
        <Button type="submit" variant="secondary" busy={busy} busyLabel="Looking">
          Check the balance
        </Button>
      </form>
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      {told && (
        <Notice
          tone={told.tone}
          action={
            told.canClaim !== undefined && (
              <Button
                size="small"
                busy={claiming}
                busyLabel="Adding"
                onClick={() => void claim(told.canClaim!)}
              >
                Add it to my cards
              </Button>
            )
          }
        >
          {told.words}
        </Notice>
      )}
    </Card>
  );
}
