import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import type { GiftCardDesign } from 'contract/gift-cards/designs';
import { useState } from 'react';
import { forgetDraft, keepDraft } from '../../../platform/drafts';
import { useSession } from '../../../platform/session';
import { useStoreData } from '../../../platform/store-data';
import { storesQuery } from '../../stores/stores.api';
import { DesignPage, GiftSkeleton } from '../designs/DesignPage';
import { BoughtGift } from './BoughtGift';
import { GiftColumns } from './GiftColumns';
import { GiftForm } from './GiftForm';
import { GiftPreview } from './GiftPreview';
import { centsOf, dayAt, draftName, draftOf, emptyDraft, type GiftDraft, unsentGift } from './gift-form';
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
  const name = draftName(design.id, address);
  const begin =
    unsentGift(name, dayAt('UTC')) ?? (before.data ? draftOf(before.data) : emptyDraft(selected, address));
  return <Compose design={design} keptAs={name} begin={begin} stores={stores.data} />;
}

type Stores = NonNullable<Parameters<typeof GiftForm>[0]['stores']>;

type Composing = { design: GiftCardDesign; keptAs: string; begin: GiftDraft; stores: Stores };

function Compose({ design, keptAs, begin, stores }: Composing) {
  const navigate = route.useNavigate();
  const giver = useSession(({ login }) => login?.customer);
  const [draft, setDraft] = useState(begin);
  const name = giver && `${giver.first_name} ${giver.last_name}`;
  const store = stores.find(({ id }) => id === draft.storeId);
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
            amount={centsOf(draft)}
            store={store?.name}
            deliveryDate={draft.day ?? (store && dayAt(store.timezone))}
          />
        }
      >
        <GiftForm
          design={design}
          draft={draft}
          onDraft={(changed) => {
            setDraft(changed);
            keepDraft(keptAs, changed);
          }}
          stores={stores}
          onCreated={(purchase) => {
            forgetDraft(keptAs);
            void navigate({ search: { purchase } });
          }}
        />
      </GiftColumns>
    </Page>
  );
}
