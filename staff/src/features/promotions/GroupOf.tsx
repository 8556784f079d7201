import { TextField } from 'browser/ui/fields/TextField';
import { dollars } from 'contract/platform/money';
import type { StaffPromotion } from 'contract/promotions/promotions.staff';
import rows from '../../ui/RowsForm.module.css';
import css from './StepRows.module.css';

type Props = {
  /** None where it is new. */
  promotion: StaffPromotion | undefined;
  errorOf: (name: string) => string | undefined;
};

/** Who buys so many gets so many with so much off. */
export function GroupOf({ promotion, errorOf }: Props) {
  const off = promotion?.how === 'buy_get' ? promotion.steps[0]?.off : undefined;
  return (
    <div className={css.steps}>
      <fieldset className={rows.row}>
        <legend>How much</legend>
        <TextField
          label="Buy"
          name="buys"
          inputMode="numeric"
          required
          autoComplete="off"
          defaultValue={promotion?.buys ?? undefined}
          error={errorOf('buys')}
        />
        <TextField
          label="Get"
          name="gets"
          inputMode="numeric"
          required
          autoComplete="off"
          defaultValue={promotion?.gets ?? undefined}
          error={errorOf('gets')}
        />
        <TextField
          label="Off those, in %"
          name="off"
          inputMode="decimal"
          required
          autoComplete="off"
          defaultValue={off === undefined ? 100 : dollars(off)}
          error={errorOf('steps.0.off') ?? errorOf('steps')}
        />
      </fieldset>
      <p className={css.hint}>
        The cheapest ones are for less; at 100% they are free. What is saved is spread over all of them, so
        each one that is returned gives back its own share. A six-pack counts as one.
      </p>
    </div>
  );
}
