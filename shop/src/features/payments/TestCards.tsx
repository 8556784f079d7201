import { Notice } from 'browser/ui/feedback/Notice';
import { TextField } from 'browser/ui/fields/TextField';
import type { PaymentMethods } from 'contract/checkout';
import { CreditCard } from 'lucide-react';
import css from './PaymentChoice.module.css';

type Props = {
  cards: PaymentMethods['test_cards'];
  number: string;
  error: string | undefined;
  onChange: (number: string) => void;
};

const digits = (number: string) => number.replace(/\D/g, '');
const inFours = (number: string) => digits(number).replace(/(.{4})(?=.)/g, '$1 ');

/** The demo's own cards: what each one does, and a field that a press fills. */
export const TestCards = ({ cards, number, error, onChange }: Props) => (
  <div className={css.cards}>
    <Notice>
      This is a demonstration. Never type the number of a real card here: choose one of the test cards.
    </Notice>
    <TextField
      label="Test card number"
      inputMode="numeric"
      // A browser must not offer the cards that it keeps.
      autoComplete="off"
      required
      maxLength={30}
      start={<CreditCard aria-hidden="true" />}
      error={error}
      value={number}
      onChange={({ target }) => onChange(target.value)}
    />
    <ul className={css.tests} aria-label="Test cards">
      {cards.map((card) => (
        <li key={card.number}>
          <button
            type="button"
            className={css.test}
            aria-pressed={digits(card.number) === digits(number)}
            onClick={() => onChange(inFours(card.number))}
          >
            <span className={css.number}>{inFours(card.number)}</span>
            <span className={css.does}>{card.does}</span>
          </button>
        </li>
      ))}
    </ul>
  </div>
);
