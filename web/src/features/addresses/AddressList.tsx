import { useQuery } from '@tanstack/react-query';
import art from '../../art/empty-addresses.svg';
import { EmptyState } from '../../ui/EmptyState';
import { Illustration } from '../../ui/Illustration';
import { LoadingOverlay } from '../../ui/LoadingOverlay';
import { Skeleton } from '../../ui/Skeleton';
import { Trouble } from '../../ui/Trouble';
import { AddressCard } from './AddressCard';
import css from './AddressList.module.css';
import { addressesQuery, useDeleteAddress, useMakeDefault } from './addresses.api';

type Props = { onEdit: (id: string) => void };

export function AddressList({ onEdit }: Props) {
  const addresses = useQuery(addressesQuery);
  const remove = useDeleteAddress();
  const makeDefault = useMakeDefault();
  const busy = addresses.isFetching || remove.isPending || makeDefault.isPending;

  return (
    <LoadingOverlay busy={busy} label={remove.isPending ? 'Deleting the address' : 'Loading your addresses'}>
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
              onEdit={() => onEdit(entry.id)}
              onDelete={() => remove.mutate(entry)}
              onMakeDefault={() => makeDefault.mutate(entry)}
            />
          ))}
        </ul>
      )}
    </LoadingOverlay>
  );
}

const NoAddresses = () => (
  <EmptyState picture={<Illustration source={art} />} title="No addresses found">
    Add one, and the checkout offers it to you.
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
