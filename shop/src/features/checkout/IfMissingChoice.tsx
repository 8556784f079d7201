import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { Card } from 'browser/ui/lists/Card';
import type { IfMissing } from 'contract/cart';
import { ifMissingTitle, ifMissingWords } from '../cart/if-missing';
import css from './CartAddressScreen.module.css';

type Props = { chosen: IfMissing; onChoose: (ifMissing: IfMissing) => void };

/** What the store does when it packs and cannot find one. */
export const IfMissingChoice = ({ chosen, onChoose }: Props) => (
  <Card as="section" aria-label={ifMissingTitle} className={css.part}>
    <RadioGroup
      label={<h2 className={css.heading}>{ifMissingTitle}</h2>}
      name="if-missing"
      look="cards"
      value={chosen}
      onChange={onChoose}
      choices={[
        { value: 'leave_out', label: ifMissingWords.leave_out },
        { value: 'call', label: ifMissingWords.call, hint: 'If we can’t reach you, we leave it out.' },
      ]}
    />
  </Card>
);
