import { formatMoney } from 'browser/formats/format';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { TextField } from 'browser/ui/fields/TextField';
import { Sums } from 'browser/ui/lists/Sums';
import { type CounterMethod, counterMethods } from 'contract/orders/counter';
import { useState } from 'react';
import { changeOf } from './hand-over-form';

type Props = {
  /** In cents. */
  due: number;
  errors: Partial<Record<'paid' | 'received' | 'reference', string>>;
  edited: (name: 'paid') => unknown;
};

const wordsOfMethod: Record<CounterMethod, string> = { cash: 'Cash', terminal: 'Card, at the terminal' };

/** What is to be paid, how it is paid, and what comes back of a bill. */
export function CounterPayment({ due, errors, edited }: Props) {
  const [paid, setPaid] = useState<CounterMethod>();
  const [received, setReceived] = useState('');
  return (
    <>
      <Sums aria-label="At the counter" rows={[]} total={{ name: 'To pay now', sum: formatMoney(due) }} />
      <RadioGroup
        label="Paid by"
        name="paid"
        look="row"
        choices={counterMethods.map((value) => ({ value, label: wordsOfMethod[value] }))}
        onChange={(value) => {
          setPaid(value);
          void edited('paid');
        }}
        required
        error={errors.paid}
      />
      {paid === 'cash' && (
        <>
          <TextField
            label="Cash received"
            name="received"
            inputMode="decimal"
            autoComplete="off"
            start="$"
            hint="Leave it empty if it is exact."
            value={received}
            onChange={(event) => setReceived(event.target.value)}
            error={errors.received}
          />
          <Change due={due} received={received} />
        </>
      )}
      {paid === 'terminal' && (
        <TextField
          label="Reference on the terminal’s receipt"
          name="reference"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          required
          error={errors.reference}
        />
      )}
    </>
  );
}

function Change({ due, received }: { due: number; received: string }) {
  const change = changeOf(due, received);
  if (change === undefined) return null;
  const total = { name: change < 0 ? 'Still missing' : 'Change', sum: formatMoney(Math.abs(change)) };
  return <Sums aria-label="Cash" rows={[]} total={total} />;
}
