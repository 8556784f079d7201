import { Checkbox } from 'browser/ui/choices/Checkbox';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import type { PromotionAudience, StaffPromotion } from 'contract/promotions/promotions.staff';
import css from './PromotionDialog.module.css';
import type { PromotedChoices } from './promotions.api';

type Props = {
  /** None where it is new. */
  promotion: StaffPromotion | undefined;
  memberships: PromotedChoices['memberships'];
  audience: PromotionAudience;
  onChange: (audience: PromotionAudience) => void;
  error: string | undefined;
};

const choices = [
  { value: 'everybody', label: 'Everybody' },
  { value: 'first_order', label: 'Whoever orders for the first time' },
  { value: 'members', label: 'Members' },
] as const;

/** Whom it is for. */
export function AudienceOf({ promotion, memberships, audience, onChange, error }: Props) {
  const chosen = new Set(promotion?.memberships.map(({ id }) => id));
  return (
    <>
      <RadioGroup
        label="Who gets it"
        name="audience"
        look="row"
        value={audience}
        onChange={onChange}
        choices={choices}
      />
      {audience === 'members' && (
        <fieldset className={css.stores}>
          <legend>Memberships</legend>
          {memberships.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="membership_ids"
              value={id}
              label={name}
              defaultChecked={chosen.has(id)}
            />
          ))}
          {error && <p className={css.wrong}>{error}</p>}
        </fieldset>
      )}
    </>
  );
}
