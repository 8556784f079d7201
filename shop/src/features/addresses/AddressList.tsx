import { useQuery } from '@tanstack/react-query';
import { useCall } from 'browser/calls/use-call';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Illustration } from 'browser/ui/feedback/Illustration';
import { LoadingOverlay } from 'browser/ui/feedback/LoadingOverlay';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import art from '../../art/vignette-addresses.avif';
import { useCart } from '../../platform/cart';
import { AddressCard } from './AddressCard';
import css from './AddressList.module.css';
import { addressesQuery, deleteAddress, makeDefaultAddress } from './addresses.api';

type Props = { onEdit: (id: string) => void };

export function AddressList({ onEdit }: Props) {
  const addresses = useQuery(addressesQuery);
  const remove = useCall();
  const makeDefault = useCall();
  const kept = useCart((cart) => cart.defaultAddress);
  const busy = addresses.isFetching || remove.busy || makeDefault.busy;

  return (
    <LoadingOverlay busy={busy} label={remove.busy ? 'Deleting the address' : 'Loading your addresses'}>
      {addresses.isPending && <ListSkeleton />}
      {addresses.isError && !addresses.data && (
        <Trouble
          title="Your addresses could not be loaded"
          again={addresses.refetch}
          busy={addresses.isFetching}
        />
      )}
      {addresses.data?.length === 0 && <NoAddresses />}
      {addresses.data && addresses.data.length > 0 && (
        <ul className={css.list} aria-label="Addresses">
          {addresses.data.map((entry) => (
            <AddressCard
              key={entry.id}
              entry={entry}
              isDefault={kept === null ? entry.is_default : entry.id === kept}
              onEdit={() => onEdit(entry.id)}
              onDelete={() => void remove.run(() => deleteAddress(entry))}
              onMakeDefault={() => void makeDefault.run(() => makeDefaultAddress(entry))}
            />
          ))}
        </ul>
      )}
    </LoadingOverlay>
  );
}

const NoAddresses = () => (
  <EmptyState picture={<Illustration source={art} />} title="No addresses found">
    Add one, and it’s ready to choose at checkout.
  </EmptyState>
);

const ListSkeleton = () => (
  <div className={css.list}>
    {[0, 1].map((card) => (
      <div key={card} className={css.waiting}>
        <Skeleton lines={4} />
      </div>
    ))}
  </div>
);
