import { useCall } from 'browser/calls/use-call';
import { formatDate, formatMoney } from 'browser/formats/format';
import { useForm } from 'browser/forms/use-form';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextField } from 'browser/ui/fields/TextField';
import { Card } from 'browser/ui/lists/Card';
import { checkGiftCardBalance } from 'contract/gift-cards';
import { useState } from 'react';
import { checkBalance, claimCard } from '../buying/gifts.api';
import css from './CodeCheck.module.css';

/** What came of a code, and the code itself where its card can be taken into the customer's list. */
type CodeOutcome = { words: string; canClaim?: string; tone?: 'success' };

/** What is left on the card of a code, and the way into the customer's own list. */
export function CodeCheck() {
  const [outcome, setOutcome] = useState<CodeOutcome>();
  const claiming = useCall({ refused: () => setOutcome(undefined) });

  const { form, errors, busy, trouble } = useForm(checkGiftCardBalance.shape.body, async ({ code }) => {
    // The outcome of the former code must not stand beside the new one.
    setOutcome(undefined);
    claiming.forget();
    const { store_name, balance, expires_on } = await checkBalance(code);
    const until = expires_on ? `, good before ${formatDate(expires_on)}` : '';
    const words = `${formatMoney(balance)} left at ${store_name}${until}.`;
    if (balance > 0) setOutcome({ words, canClaim: code, tone: 'success' });
    else setOutcome({ words: `There’s nothing left on this card of ${store_name}.` });
  });

  const claim = (code: string) =>
    claiming.run(async () => setOutcome({ words: await claimCard(code), tone: 'success' }));
  const refusal = trouble ?? claiming.refusal;

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
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {outcome && (
        <Notice
          tone={outcome.tone}
          action={
            outcome.canClaim !== undefined && (
              <Button
                size="small"
                busy={claiming.busy}
                busyLabel="Adding"
                onClick={() => void claim(outcome.canClaim!)}
              >
                Add it to my cards
              </Button>
            )
          }
        >
          {outcome.words}
        </Notice>
      )}
    </Card>
  );
}
