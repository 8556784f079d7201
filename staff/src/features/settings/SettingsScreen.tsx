import { getRouteApi, Link } from '@tanstack/react-router';
import { Tabs } from 'browser/ui/lists/Tabs';
import { Page } from 'browser/ui/page/Page';
import type { StaffKey } from 'contract/staff/roles';
import type { ComponentType } from 'react';
import { useMe, useStoresWith } from '../../platform/me';
import { NoStore } from '../../ui/NoStore';
import { StoreSwitch } from '../../ui/StoreSwitch';
import { FeesPanel } from './fees/FeesPanel';
import { HoursPanel } from './hours/HoursPanel';
import { PausePanel } from './pause/PausePanel';
import css from './SettingsScreen.module.css';
import type { Topic } from './settings-search';
import { StorePanel } from './store/StorePanel';
import { TermsPanel } from './terms/TermsPanel';
import { WaysPanel } from './ways/WaysPanel';

const route = getRouteApi('/main/settings');

const topics: readonly {
  id: Topic;
  label: string;
  may: StaffKey;
  Panel: ComponentType<{ storeId: number }>;
}[] = [
  { id: 'pause', label: 'Pause', may: 'hours.change', Panel: PausePanel },
  { id: 'hours', label: 'Hours', may: 'hours.change', Panel: HoursPanel },
  { id: 'times', label: 'Times and delivery', may: 'hours.change', Panel: WaysPanel },
  { id: 'fees', label: 'Fees', may: 'terms.change', Panel: FeesPanel },
  { id: 'terms', label: 'Terms', may: 'terms.change', Panel: TermsPanel },
  { id: 'store', label: 'Store', may: 'terms.change', Panel: StorePanel },
];

/** What a store does for its customers, as far as the person who is logged in may change it. */
export function SettingsScreen() {
  const stores = useStoresWith('hours.change');
  const speaksForAll = useMe().keys.includes('terms.change');
  const { store: storeId, topic } = route.useSearch();
  const navigate = route.useNavigate();
  const store = stores.find(({ id }) => id === storeId) ?? stores[0];
  if (!store) return <NoStore title="Settings" />;
  const shown = topics
    .filter(({ may }) => store.keys.includes(may))
    .map(({ id, label, Panel }) => ({ id, label, panel: <Panel key={store.id} storeId={store.id} /> }));
  const selected = shown.find(({ id }) => id === topic)?.id ?? 'pause';
  return (
    <Page
      title="Settings"
      lead={stores.length > 1 ? undefined : store.name}
      actions={
        <>
          <StoreSwitch
            stores={stores}
            chosen={store.id}
            onChoose={(id) => void navigate({ search: { store: id, topic: selected } })}
          />
          {speaksForAll && (
            <nav className={css.ofAll} aria-label="All stores">
              <Link to="/rules">Rules of sale</Link>
              <Link to="/legal-texts">Legal pages</Link>
              <Link to="/letters">Letters</Link>
              <Link to="/memberships">Memberships</Link>
              <Link to="/stores/new">New store</Link>
              <Link to="/start">Opening your shop</Link>
            </nav>
          )}
        </>
      }
    >
      <Tabs
        label="Settings"
        selected={selected}
        onSelect={(id) => void navigate({ search: { store: store.id, topic: id }, replace: true })}
        tabs={shown}
      />
    </Page>
  );
}
