import { getRouteApi } from '@tanstack/react-router';
import { Tabs } from 'browser/ui/lists/Tabs';
import type { LotteryRecord } from 'contract/lottery-record';
import type { ListName } from './checking/check-draw';
import { FindTicket } from './FindTicket';
import css from './RecordPage.module.css';
import { addressOfPlace, type PlaceInRecord, readPlace } from './record-address';
import { TicketList } from './TicketList';

const route = getRouteApi('/main/lottery-detail-stable/$id');

/**
 * Which list, which page and which ticket stand in the address: a place in a million can be sent to a friend.
 */
export function TicketLists({ record }: { record: LotteryRecord }) {
  const isDrawn = record.commitments.drawn !== null;
  const place = readPlace(route.useSearch(), isDrawn);
  const navigate = route.useNavigate();
  const go = (to: Partial<PlaceInRecord>) =>
    void navigate({ search: addressOfPlace({ ...place, ...to }), resetScroll: false });
  const list = <TicketList record={record} place={place} onPage={(page) => go({ page })} />;
  return (
    <section className={css.section} aria-labelledby="record-lists">
      <h2 id="record-lists">{isDrawn ? 'Result and entries' : 'Entries'}</h2>
      <p className={css.text}>
        Each ticket is named by its number alone. Whoever holds it finds it here, and nobody else can tell
        whose it is.
      </p>
      {record.pieces.entries > 0 && (
        <FindTicket
          key={place.list}
          record={record}
          list={place.list}
          onFound={(ticket, page) => go({ ticket, page })}
        />
      )}
      {isDrawn ? (
        <Tabs<ListName>
          label="Lists"
          selected={place.list}
          onSelect={(chosen) => go({ list: chosen, page: 1, ticket: undefined })}
          tabs={[
            { id: 'ranking', label: 'Result', panel: list },
            { id: 'entries', label: 'Entries', panel: list },
          ]}
        />
      ) : (
        list
      )}
    </section>
  );
}
