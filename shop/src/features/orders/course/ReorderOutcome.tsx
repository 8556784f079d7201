import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'browser/ui/buttons/Button';
import { Dialog, DialogActions } from 'browser/ui/overlays/Dialog';
import type { reorder } from 'contract/orders';
import type { Answer } from 'contract/platform/endpoint';
import { useStoreData } from '../../../platform/store-data';
import { chooseStore } from '../../stores/choose-store';
import { storesQuery } from '../../stores/stores.api';
import css from './ReorderOutcome.module.css';

type Outcome = Answer<typeof reorder>;
type Props = { outcome: Outcome; storeName: string; onClose: () => void };

const titleOf = ({ added, left_out }: Outcome) => {
  if (added.length === 0) return 'None of it is available right now';
  return left_out.length === 0 ? 'All of it is in your cart' : 'Part of it is in your cart';
};

/** What went in, what did not and why, and the way to the cart: that of the store where it was bought. */
export function ReorderOutcome({ outcome, storeName, onClose }: Props) {
  const { added, left_out, store_id } = outcome;
  const navigate = useNavigate();
  const selected = useStoreData(({ selectedStore }) => selectedStore?.id);
  const stores = useQuery({ ...storesQuery, enabled: selected !== store_id });
  const store = stores.data?.find(({ id }) => id === store_id);
  const isElsewhere = selected !== store_id;

  const viewCart = () => {
    onClose();
    if (isElsewhere && store) chooseStore(store);
    void navigate({ to: '/cart' });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={titleOf(outcome)}
      description={isElsewhere ? `This is your cart at ${storeName}.` : undefined}
    >
      {added.length > 0 && (
        <ul className={css.list} aria-label="In your cart">
          {added.map(({ name, quantity }) => (
            <li key={name} className={css.added}>
              <span>{name}</span>
              <span className={css.quantity}>× {quantity}</span>
            </li>
          ))}
        </ul>
      )}
      {left_out.length > 0 && (
        <div className={css.out}>
          <h3 className={css.heading}>Left out</h3>
          <ul className={css.list}>
            {left_out.map(({ name, reason }) => (
              <li key={`${name} ${reason}`} className={css.left}>
                <span>{name}</span>
                <span className={css.reason}>{reason}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {added.length > 0 ? 'Stay here' : 'Close'}
        </Button>
        {added.length > 0 && (
          <Button data-autofocus disabled={isElsewhere && !store} onClick={viewCart}>
            View cart
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
