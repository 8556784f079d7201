import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { formatDateTime, formatMoney, plural } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { InlineSelect } from 'browser/ui/choices/InlineSelect';
import type { Column } from 'browser/ui/lists/Table';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import type { PromotionTime, StaffPromotion } from 'contract/promotions/promotions.staff';
import { type ReactNode, useState } from 'react';
import { useChosenStore } from '../../platform/use-chosen-store';
import { DataTable } from '../../ui/DataTable';
import { NoStore } from '../../ui/NoStore';
import { StoreSwitch } from '../../ui/StoreSwitch';
import { PromotionDialog } from './PromotionDialog';
import css from './PromotionsScreen.module.css';
import {
  audienceInWords,
  codesInWords,
  goodsInWords,
  type Standing,
  standingOf,
  stepsInWords,
} from './promotion-words';
import { promotionsQuery, switchTo } from './promotions.api';

const route = getRouteApi('/main/promotions');

const times: readonly { value: PromotionTime; name: string; none: string }[] = [
  { value: 'now', name: 'Now and to come', none: 'Nothing is taken off here yet.' },
  { value: 'over', name: 'Over', none: 'None is over yet.' },
];

/** What takes something off at a store, by itself or by codes. */
export function PromotionsScreen() {
  const { store: asked, when = 'now', page } = route.useSearch();
  const navigate = route.useNavigate();
  const { stores, store } = useChosenStore('promotions.change', asked);
  const [edited, setEdited] = useState<StaffPromotion | 'new'>();
  if (!store) return <NoStore title="Promotions" />;
  return (
    <Page
      title="Promotions"
      lead={stores.length > 1 ? undefined : store.name}
      actions={
        <>
          <StoreSwitch
            stores={stores}
            chosen={store.id}
            onChoose={(id) => void navigate({ search: { store: id, when }, replace: true })}
          />
          <Button size="small" onClick={() => setEdited('new')}>
            New promotion
          </Button>
        </>
      }
    >
      <InlineSelect
        label="Show"
        value={when}
        options={times}
        onChange={(chosen) => void navigate({ search: { store: store.id, when: chosen }, replace: true })}
      />
      <Listed key={store.id} storeId={store.id} when={when} page={page} onEdit={setEdited} />
      {edited && (
        <PromotionDialog
          storeId={store.id}
          promotion={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  );
}

type ListedProps = {
  storeId: number;
  when: PromotionTime;
  page: number | undefined;
  onEdit: (promotion: StaffPromotion) => void;
};

function Listed({ storeId, when, page, onEdit }: ListedProps) {
  const query = useQuery(promotionsQuery(storeId, when, page));
  return (
    <DataTable
      what="promotions"
      query={query}
      columns={columnsOf(storeId, query.data?.timezone, onEdit)}
      rowKey={({ id }) => `${id}`}
      rowName={({ name }) => name}
      pageLink={(to, look) => <Link {...look} to="/promotions" search={{ store: storeId, when, page: to }} />}
      empty={times.find(({ value }) => value === when)?.none}
    />
  );
}

const badges: Record<Standing, ReactNode> = {
  draft: <Badge>Draft</Badge>,
  paused: <Badge tone="warning">Paused</Badge>,
  'to come': <Badge>To come</Badge>,
  running: <Badge tone="success">Running</Badge>,
  over: <Badge>Over</Badge>,
};

const orders = { one: '# order', other: '# orders' };

const columnsOf = (
  storeId: number,
  timezone: string | undefined,
  onEdit: (promotion: StaffPromotion) => void,
): Column<StaffPromotion>[] => [
  {
    id: 'name',
    header: 'Promotion',
    names: true,
    cell: (promotion) => (
      <span>
        {promotion.name} {badges[standingOf(promotion, new Date())]}
        <span className={css.note}>“{promotion.shown_as}”</span>
        {promotion.audience !== 'everybody' && <span className={css.note}>{audienceInWords(promotion)}</span>}
        {promotion.by_code && <span className={css.note}>{codesInWords(promotion)}</span>}
      </span>
    ),
  },
  { id: 'off', header: 'Off', cell: stepsInWords },
  { id: 'goods', header: 'Of', cell: goodsInWords },
  {
    id: 'stores',
    header: 'Stores',
    cell: ({ stores }) => (stores.length > 1 ? `${stores.length} stores` : 'This store'),
  },
  {
    id: 'time',
    header: 'Time',
    cell: ({ starts_at, ends_at }) =>
      `From ${formatDateTime(starts_at, timezone)}${ends_at ? ` until ${formatDateTime(ends_at, timezone)}` : ''}`,
  },
  {
    id: 'use',
    header: 'Has taken off',
    align: 'end',
    cell: (promotion) =>
      promotion.orders === 0
        ? 'Nothing yet'
        : `${formatMoney(promotion.saved)} in ${plural(promotion.orders, orders)}`,
  },
  {
    id: 'change',
    header: 'Change',
    align: 'end',
    cell: (promotion) =>
      promotion.may_change && (
        <>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Edit ${promotion.name}`}
            onClick={() => onEdit(promotion)}
          >
            Edit
          </Button>
          {standingOf(promotion, new Date()) !== 'over' && (
            <SwitchButton storeId={storeId} promotion={promotion} />
          )}
        </>
      ),
  },
];

function SwitchButton({ storeId, promotion }: { storeId: number; promotion: StaffPromotion }) {
  const { run, busy } = useCall({ refused: noticeInWords });
  const [words, state] =
    promotion.state === 'on' ? (['Pause', 'paused'] as const) : (['Switch on', 'on'] as const);
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${words}: ${promotion.name}`}
      busy={busy}
      onClick={() => run(async () => notify(await switchTo(storeId, promotion, state)))}
    >
      {words}
    </Button>
  );
}
