import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LotteryRecord } from 'contract/lottery-record';
import { type FormEvent, useState } from 'react';
import { formatNumber } from '../../platform/format';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/TextField';
import type { ListName } from './check-draw';
import css from './FindTicket.module.css';
import { findTicket } from './find-ticket';
import { ownTicketQuery, pieceQuery } from './lottery-record.api';
import { pageOfPlace, readTicketNumber } from './record-address';

type Props = {
  record: LotteryRecord;
  list: ListName;
  onFound: (ticket: string, page: number) => void;
};

type Found = { tone: 'info' | 'danger'; words: string };

/** Goes to a ticket in a list of any length: a few pieces of it are looked at. */
export function FindTicket({ record, list, onFound }: Props) {
  const { id } = record.lottery;
  const all = record.commitments.closed?.entries ?? 0;
  const queries = useQueryClient();
  const own = useQuery(ownTicketQuery(id)).data;
  const [isSearching, setSearching] = useState(false);
  const [found, setFound] = useState<Found>();

  async function find(written: string) {
    const ticket = readTicketNumber(written);
    if (ticket === '') return setFound({ tone: 'danger', words: 'Write the number of a ticket.' });
    setSearching(true);
    try {
      const read = (name: ListName, piece: number) => queries.ensureQueryData(pieceQuery(id, name, piece));
      const place = await findTicket(record, list, ticket, read);
      if (place === undefined)
        return setFound({
          tone: 'danger',
          words: `${ticket} is not on this list. Look at the number again.`,
        });
      const where = list === 'ranking' ? 'is at place' : 'is entry';
      setFound({ tone: 'info', words: `${ticket} ${where} ${formatNumber(place)} of ${formatNumber(all)}.` });
      onFound(ticket, pageOfPlace(place));
    } catch {
      setFound({ tone: 'danger', words: 'The list could not be read. Check your connection and try again.' });
    } finally {
      setSearching(false);
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void find(new FormData(event.currentTarget).get('ticket') as string);
  };

  return (
    <form className={css.find} noValidate onSubmit={submit}>
      <TextField label="Find a ticket" name="ticket" autoComplete="off" hint="Such as CH1-0042-7K3D" />
      <div className={css.ways}>
        <Button type="submit" variant="secondary" busy={isSearching}>
          Find
        </Button>
        {own && (
          <Button variant="secondary" onClick={() => void find(own)}>
            Find mine
          </Button>
        )}
      </div>
      {found && <Notice tone={found.tone}>{found.words}</Notice>}
    </form>
  );
}
