import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { GiftCardDesign } from 'contract/gift-card-designs';
import { useState } from 'react';
import { Page } from '../../app/Page';
import { useSession } from '../../platform/session';
import { useStoreData } from '../../platform/store-data';
import { Trouble } from '../../ui/Trouble';
import { storesQuery } from '../stores/stores.api';
import { BoughtGift } from './BoughtGift';
import { DesignPage, GiftSkeleton } from './DesignPage';
import { GiftColumns } from './GiftColumns';
import { GiftForm } from './GiftForm';
import { GiftPreview } from './GiftPreview';
import { amountOf, dayAt, draftOf, emptyDraft, type GiftDraft } from './gift-form';
import { purchaseQuery } from './gifts.api';

const route = getRouteApi('/main/gift-card/purchase/$id');
const title = 'Purchase gift card';

/** A gift from its amount to its receipt: the form, then what the address names. */
export function PurchaseGiftCardScreen() {
  const { id } = route.useParams();
  const { purchase } = route.useSearch();
  if (purchase) return <BoughtGift key={purchase} id={purchase} />;
  return (
    <DesignPage title={title} id={id}>
      {(design) => <NewGift key={design.id} design={design} />}
    </DesignPage>
  );
}

/** Begins with nothing, or with the words of the gift cart that is to be changed. */
function NewGift({ design }: { design: GiftCardDesign }) {
  const address = route.useSearch();
  const stores = useQuery(storesQuery);
  const before = useQuery({ ...purchaseQuery(address.from ?? ''), enabled: address.from !== undefined });
  const selected = useStoreData(({ selectedStore }) => selectedStore?.id ?? null);
  if (stores.isError && !stores.data)
    return (
      <Page title={title}>
        <Trouble title="The stores could not be loaded" again={stores.refetch} busy={stores.isFetching} />
      </Page>
    );
  if (!stores.data || (address.from && before.isPending))
    return (
      <Page title={title}>
        <GiftSkeleton label="Loading the card" />
      </Page>
    );
  const draft = before.data ? draftOf(before.data) : emptyDraft(selected, address);
  return <Compose design={design} begin={draft} stores={stores.data} />;
}

type Stores = NonNullable<Parameters<typeof GiftForm>[0]['stores']>;

function Compose({ design, begin, stores }: { design: GiftCardDesign; begin: GiftDraft; stores: Stores }) {
  const navigate = route.useNavigate();
  const giver = useSession(({ login }) => login?.customer);
  const [draft, setDraft] = useState(begin);
  const name = giver && `${giver.first_name} ${giver.last_name}`;
  const store = stores.find(({ id }) => id === draft.storeId);
  const amount = Math.round(amountOf(draft) * 100);
  return (
    <Page title={title} lead={`${design.name}, as it will be opened.`}>
      <GiftColumns
        preview={
          <GiftPreview
            design={design}
            to={draft.forMe ? (name ?? '') : draft.name}
            giver={draft.forMe ? undefined : name}
            greeting={draft.greeting}
            message={draft.message}
            amount={Number.isNaN(amount) ? undefined : amount}
            store={store?.name}
            deliveryDate={draft.day ?? (store && dayAt(store.timezone))}
          />
        }
      >
        <GiftForm
          design={design}
          draft={draft}
          onDraft={setDraft}
          stores={stores}
          onCreated={(purchase) => void navigate({ search: { purchase } })}
        />
      </GiftColumns>
    </Page>
  );
}
