import { plural } from 'browser/formats/format';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { TextArea } from 'browser/ui/fields/TextArea';
import { TextField } from 'browser/ui/fields/TextField';
import type { StaffPromotion } from 'contract/promotions/promotions.staff';
import css from './PromotionDialog.module.css';
import { uses } from './promotion-words';
import type { HowItIsHad } from './read-promotion';

type Props = {
  /** None where it is new. */
  promotion: StaffPromotion | undefined;
  had: HowItIsHad;
  onChange: (had: HowItIsHad) => void;
  errorOf: (name: string) => string | undefined;
};

const choices = [
  { value: 'by-itself', label: 'By itself' },
  { value: 'by-code', label: 'By a code' },
] as const;

/** Whether it takes something off by itself or by codes, and how often these may be used. */
export function CodesOf({ promotion, had, onChange, errorOf }: Props) {
  return (
    <>
      <RadioGroup
        label="How they get it"
        name="had"
        look="row"
        value={had}
        onChange={onChange}
        choices={choices}
      />
      {had === 'by-code' && (
        <>
          <TextArea
            label="Codes"
            name="codes"
            hint={
              promotion?.by_code
                ? 'That anybody may use, apart by commas. Small letters are read as capitals, an O as a zero.'
                : 'That anybody may use, apart by commas. Codes for one use are made once this is saved.'
            }
            defaultValue={promotion?.codes.join(', ')}
            error={errorOf('codes')}
          />
          <div className={css.times}>
            <TextField
              label="Uses in all"
              name="at_most"
              inputMode="numeric"
              autoComplete="off"
              hint={
                promotion && promotion.used > 0
                  ? `Used ${plural(promotion.used, uses)}. Empty: no limit.`
                  : 'Empty: no limit.'
              }
              defaultValue={promotion?.at_most ?? undefined}
              error={errorOf('at_most')}
            />
            <TextField
              label="Uses per customer"
              name="at_most_each"
              inputMode="numeric"
              autoComplete="off"
              hint="Empty: no limit."
              defaultValue={promotion?.at_most_each ?? undefined}
              error={errorOf('at_most_each')}
            />
          </div>
        </>
      )}
    </>
  );
}
