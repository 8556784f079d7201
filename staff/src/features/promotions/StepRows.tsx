import { Button } from 'browser/ui/buttons/Button';
import { TextField } from 'browser/ui/fields/TextField';
import { dollars } from 'contract/platform/money';
import { mostSteps, type PromotionWay, type StaffPromotion } from 'contract/promotions/promotions.staff';
import { useRef, useState } from 'react';
import rows from '../../ui/RowsForm.module.css';
import css from './StepRows.module.css';

type Step = StaffPromotion['steps'][number];
type Props = {
  how: PromotionWay;
  /** None where the promotion is new. */
  steps: readonly Step[] | undefined;
  errorOf: (name: string) => string | undefined;
  onRemoved: () => void;
};

/** From so many bottles on so much is off: each keeps what was typed into it while others come and go. */
export function StepRows({ how, steps = [], errorOf, onRemoved }: Props) {
  const next = useRef(Math.max(1, steps.length));
  const [shown, setShown] = useState<{ key: number; step: Step | undefined }[]>(
    steps.length > 0 ? steps.map((step, key) => ({ key, step })) : [{ key: 0, step: undefined }],
  );
  const remove = (key: number) => {
    setShown(shown.filter((other) => other.key !== key));
    setTimeout(onRemoved);
  };
  return (
    <div className={css.steps}>
      {shown.map(({ key, step }, at) => (
        <fieldset key={key} className={rows.row}>
          <legend>{shown.length > 1 ? `Step ${at + 1}` : 'How much'}</legend>
          <TextField
            label="From bottles"
            name={`steps.${at}.from_bottles`}
            inputMode="numeric"
            required
            autoComplete="off"
            defaultValue={step?.from_bottles}
            error={errorOf(`steps.${at}.from_bottles`)}
          />
          <TextField
            label={how === 'percent' ? 'Off, in %' : 'Off'}
            name={`steps.${at}.off`}
            inputMode="decimal"
            required
            autoComplete="off"
            start={how === 'percent' ? undefined : '$'}
            defaultValue={step && dollars(step.off)}
            error={errorOf(`steps.${at}.off`)}
          />
          {shown.length > 1 && (
            <Button variant="quiet" aria-label={`Remove step ${at + 1}`} onClick={() => remove(key)}>
              Remove
            </Button>
          )}
        </fieldset>
      ))}
      <p className={css.hint}>Bottles are mixed as they are; a six-pack is six.</p>
      {errorOf('steps') && <p className={css.wrong}>{errorOf('steps')}</p>}
      {shown.length < mostSteps && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => setShown([...shown, { key: next.current++, step: undefined }])}
        >
          Add a step
        </Button>
      )}
    </div>
  );
}
