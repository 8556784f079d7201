import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatDate, formatNumber } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { InlineSelect } from 'browser/ui/choices/InlineSelect';
import type { Column } from 'browser/ui/lists/Table';
import { Badge } from 'browser/ui/values/Badge';
import type { CampaignTime, EditedCampaign } from 'contract/catalogue/home.staff';
import { useState } from 'react';
import { DataTable } from '../../../ui/DataTable';
import type { At } from './at';
import { CampaignDialog } from './CampaignDialog';
import css from './Campaigns.module.css';
import { campaignsQuery } from './home.api';
import { RetirePart } from './RetirePart';
import { useSpeaksForAll } from './speaks-for-all';

const route = getRouteApi('/main/home');

const times: readonly { value: CampaignTime; name: string; none: string }[] = [
  { value: 'coming', name: 'Now and to come', none: 'None is planned: the store itself stands at the top.' },
  { value: 'past', name: 'Past', none: 'None is over yet.' },
  { value: 'retired', name: 'Retired', none: 'None is retired.' },
];

type Props = { at: At; when: CampaignTime | undefined; page: number | undefined };

/** What stands at the top of the home page for some days. */
export function Campaigns({ at, when = 'coming', page }: Props) {
  const navigate = route.useNavigate();
  const [edited, setEdited] = useState<EditedCampaign | 'new'>();
  const speaksForAll = useSpeaksForAll();
  const search = { store: at.storeId, part: 'campaigns', when } as const;
  return (
    <div className={css.campaigns}>
      <div className={css.head}>
        <InlineSelect
          label="Show"
          value={when}
          options={times}
          onChange={(chosen) =>
            void navigate({ search: (before) => ({ ...before, when: chosen }), replace: true })
          }
        />
        <Button size="small" onClick={() => setEdited('new')}>
          New campaign
        </Button>
      </div>
      <DataTable
        what="campaigns"
        query={useQuery(campaignsQuery(at.storeId, when, page))}
        columns={columnsOf(at, speaksForAll, setEdited)}
        rowKey={({ id }) => `${id}`}
        rowName={({ title }) => title}
        pageLink={(to, look) => <Link {...look} to="/home" search={{ ...search, page: to }} />}
        empty={times.find(({ value }) => value === when)?.none}
      />
      {edited && (
        <CampaignDialog
          at={at}
          campaign={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

const days = ({ from_day, until_day }: { from_day: string; until_day: string }) =>
  from_day === until_day ? formatDate(from_day) : `${formatDate(from_day)} – ${formatDate(until_day)}`;

const columnsOf = (
  { storeId, today }: At,
  speaksForAll: boolean,
  onEdit: (campaign: EditedCampaign) => void,
): Column<EditedCampaign>[] => [
  {
    id: 'title',
    header: 'Campaign',
    names: true,
    cell: (campaign) => (
      <>
        {campaign.title} {isOn(campaign, today) && <Badge tone="success">Running</Badge>}
        {campaign.gives_way.map((other) => (
          <span key={`${other.title} ${other.from_day}`} className={css.note}>
            “{other.title}” is shown instead: {days(other)}
          </span>
        ))}
      </>
    ),
  },
  { id: 'days', header: 'Days', cell: days },
  { id: 'stores', header: 'For', cell: ({ for_all }) => (for_all ? 'All stores' : 'This store') },
  { id: 'bottles', header: 'Bottles', align: 'end', cell: ({ bottles }) => <Bottles bottles={bottles} /> },
  {
    id: 'change',
    header: 'Change',
    align: 'end',
    cell: (campaign) =>
      (speaksForAll || !campaign.for_all) && (
        <>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Edit ${campaign.title}`}
            onClick={() => onEdit(campaign)}
          >
            Edit
          </Button>
          <RetirePart storeId={storeId} part="campaigns" row={campaign} name={campaign.title} />
        </>
      ),
  },
];

const isOn = ({ retired, from_day, until_day }: EditedCampaign, today: string) =>
  !retired && from_day <= today && today <= until_day;

const Bottles = ({ bottles }: { bottles: number }) =>
  bottles > 0 ? formatNumber(bottles) : <span className={css.none}>None in stock: not shown</span>;
