import type { FulfilmentMode } from 'contract/stores';
import { Package, ShoppingBag, Truck } from 'lucide-react';
import css from './FulfilmentModes.module.css';

const inWords: Record<FulfilmentMode, { label: string; Icon: typeof Truck }> = {
  pickup: { label: 'Pickup', Icon: ShoppingBag },
  delivery: { label: 'Local delivery', Icon: Truck },
  shipping: { label: 'Shipping', Icon: Package },
};

/** The ways in which a store hands over what was bought. */
export const FulfilmentModes = ({ modes }: { modes: readonly FulfilmentMode[] }) => (
  <ul className={css.modes}>
    {modes.map((mode) => {
      const { label, Icon } = inWords[mode];
      return (
        <li key={mode} className={css.mode}>
          <Icon aria-hidden="true" />
          {label}
        </li>
      );
    })}
  </ul>
);
