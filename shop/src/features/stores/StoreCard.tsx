import { formatNumber } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Disclosure } from 'browser/ui/overlays/Disclosure';
import { Badge } from 'browser/ui/values/Badge';
import type { Store } from 'contract/stores';
import { Check } from 'lucide-react';
import { FulfilmentModes } from './FulfilmentModes';
import { openingInWords } from './opening';
import { SpecialDays } from './SpecialDays';
import css from './StoreCard.module.css';
import { StoreHours } from './StoreHours';
import { StorePicture } from './StorePicture';

type Props = {
  store: Store;
  now: Date;
  isSelected: boolean;
  /** Of the store's name, in the page's order of headings. */
  heading: 'h3' | 'h4';
  onChoose: (store: Store) => void;
  /** From the customer's ZIP code, where one is known. */
  miles?: number | undefined;
};

export function StoreCard({ store, now, isSelected, heading: Heading, onChoose, miles }: Props) {
  const { name, address, zip, phone, modes, open_now } = store;
  const does = isSelected ? 'Keep this store' : 'Choose this store';
  return (
    <li className={css.card} data-selected={isSelected || undefined}>
      <div className={css.front}>
        <StorePicture store={store} />
        {isSelected && (
          <span className={css.selected}>
            <Badge tone="brand">
              <Check aria-hidden="true" />
              Selected
            </Badge>
          </span>
        )}
      </div>
      <div className={css.words}>
        <div>
          <Heading className={css.name}>{name}</Heading>
          <p className={css.address}>
            {address}, {zip}
            {miles !== undefined && (
              <span className={css.miles}>{formatNumber(Math.round(miles))} mi away</span>
            )}
          </p>
        </div>
        <div>
          <p className={css.opening} data-open={open_now}>
            {openingInWords(store, now)}
          </p>
          <SpecialDays store={store} now={now} />
        </div>
        <FulfilmentModes modes={modes} />
        <Disclosure look="plain" title="Hours and phone" className={css.more}>
          <StoreHours store={store} now={now} />
          <p className={css.phone}>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </p>
        </Disclosure>
        <Button wide variant="secondary" aria-label={`${does}: ${name}`} onClick={() => onChoose(store)}>
          {does}
        </Button>
      </div>
    </li>
  );
}
