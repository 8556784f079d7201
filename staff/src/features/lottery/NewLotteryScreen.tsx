import { getRouteApi } from '@tanstack/react-router';
import { notify } from 'browser/toasts/toast';
import { Page } from 'browser/ui/page/Page';
import { useState } from 'react';
import { useChosenStore } from '../../platform/use-chosen-store';
import { NoStore } from '../../ui/NoStore';
import { newId } from '../stock/new-id';
import { saveDraft } from './lotteries.api';
import { PlanForm } from './PlanForm';

const route = getRouteApi('/main/lotteries/new');

/** A plan that nobody else sees before it is announced. */
export function NewLotteryScreen() {
  const navigate = route.useNavigate();
  const { store } = useChosenStore('lotteries.change', route.useSearch().store);
  const [id] = useState(newId);
  if (!store) return <NoStore title="New lottery" />;
  return (
    <Page title="New lottery" lead={`${store.name}. Customers see nothing of it until you announce it.`}>
      <PlanForm
        key={store.id}
        storeId={store.id}
        submit="Save draft"
        onValid={async (plan) => {
          notify((await saveDraft(store.id, id, plan, null)).message);
          await navigate({ to: '/lotteries/drafts/$id', params: { id }, search: { store: store.id } });
        }}
      />
    </Page>
  );
}
