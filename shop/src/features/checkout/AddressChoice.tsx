import { useQuery } from '@tanstack/react-query';
import { Button } from 'browser/ui/buttons/Button';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Card } from 'browser/ui/lists/Card';
import { Badge } from 'browser/ui/values/Badge';
import { lazy, Suspense, useState } from 'react';
import { addressLine, nameOf } from '../addresses/address-line';
import { addressesQuery } from '../addresses/addresses.api';
import css from './CartAddressScreen.module.css';

/** Its choices of places are heavy, and most customers find their address in the list. */
const AddressDialog = lazy(() =>
  import('../addresses/AddressDialog').then(({ AddressDialog }) => ({ default: AddressDialog })),
);

type Props = {
  chosen: string | null;
  error: string | undefined;
  onChoose: (id: string) => void;
  /** An edited address may be somewhere else. */
  onEdited: (id: string) => void;
};

type Edited = { id: string | undefined };

/** Where it goes: one of the customer's addresses, which can be added and edited in place. */
export function AddressChoice({ chosen, error, onChoose, onEdited }: Props) {
  const { data, isPending, isError, refetch, isFetching } = useQuery(addressesQuery);
  const [edited, setEdited] = useState<Edited>();
  const current = data?.find(({ id }) => id === chosen);
  return (
    <Card as="section" aria-label="Where it goes" className={css.part} id="checkout-address">
      {isPending && <Skeleton shape="block" height="11rem" label="Loading your addresses" />}
      {isError && !data && (
        <Trouble title="Your addresses could not be loaded" again={refetch} busy={isFetching} />
      )}
      {data && (
        <RadioGroup
          label={<h2 className={css.heading}>Where to?</h2>}
          name="address"
          look="cards"
          value={chosen ?? ''}
          error={error}
          hint={data.length === 0 && 'You haven’t saved an address yet.'}
          onChange={onChoose}
          choices={data.map(({ id, address, is_default }) => ({
            value: id,
            label: (
              <span className={css.way}>
                <span className={css.name}>{nameOf(address)}</span>
                {is_default && <Badge>Default</Badge>}
              </span>
            ),
            hint: addressLine({ ...address, first_name: '', last_name: '' }),
          }))}
        />
      )}
      <div className={css.ways}>
        <Button variant="secondary" size="small" onClick={() => setEdited({ id: undefined })}>
          Add an address
        </Button>
        {current && (
          <Button variant="quiet" size="small" onClick={() => setEdited({ id: current.id })}>
            Edit this address
          </Button>
        )}
      </div>
      <Suspense>
        {edited && (
          <AddressDialog
            id={edited.id}
            onClose={() => setEdited(undefined)}
            onSaved={({ id }) => (edited.id ? onEdited(id) : onChoose(id))}
          />
        )}
      </Suspense>
    </Card>
  );
}
