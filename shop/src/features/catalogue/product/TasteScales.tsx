import { VisuallyHidden } from 'browser/ui/VisuallyHidden';
import type { ProductDetails } from 'contract/catalogue/details';
import css from './TasteScales.module.css';

type Taste = NonNullable<ProductDetails['taste']>;

/** From 1 to 5, in the words of a merchant. */
const scales: { of: keyof Taste; name: string; words: readonly [string, string, string, string, string] }[] =
  [
    { of: 'body', name: 'Body', words: ['Very light', 'Light', 'Medium', 'Full', 'Very full'] },
    { of: 'sweetness', name: 'Sweetness', words: ['Dry', 'Off-dry', 'Medium sweet', 'Sweet', 'Very sweet'] },
    { of: 'acidity', name: 'Acidity', words: ['Soft', 'Gentle', 'Balanced', 'Fresh', 'Racy'] },
    { of: 'tannin', name: 'Tannin', words: ['Hardly any', 'Silky', 'Rounded', 'Firm', 'Grippy'] },
  ];

const steps = [1, 2, 3, 4, 5] as const;
const stepOf = (value: number) => Math.min(5, Math.max(1, Math.round(value)));

/** A picture of how it tastes: a line for each sense, with a drop where the bottle stands on it. */
export const TasteScales = ({ taste }: { taste: Taste }) => (
  <dl className={css.scales}>
    {scales.map(({ of, name, words }) => {
      const step = stepOf(taste[of]);
      return (
        <div key={of} className={css.scale}>
          <dt>{name}</dt>
          <dd>
            <Line step={step} />
            <VisuallyHidden>{`${step} of 5: `}</VisuallyHidden>
            <span className={css.word}>{words[step - 1]}</span>
          </dd>
        </div>
      );
    })}
  </dl>
);

const at = (step: number) => 10 + (step - 1) * 45;

const Line = ({ step }: { step: number }) => (
  <svg className={css.line} viewBox="0 0 200 20" aria-hidden="true">
    <path className={css.way} d={`M${at(1)} 10H${at(5)}`} />
    <path className={css.reached} d={`M${at(1)} 10H${at(step)}`} />
    {steps.map((each) => (
      <circle key={each} className={each <= step ? css.passed : css.ahead} cx={at(each)} cy="10" r="2" />
    ))}
    <circle className={css.drop} cx={at(step)} cy="10" r="5.5" />
  </svg>
);
