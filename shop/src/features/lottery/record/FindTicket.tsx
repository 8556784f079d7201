import { useQuery } from '@tanstack/react-query';
import { queries } from 'browser/calls/queries';
import { useCall } from 'browser/calls/use-call';
import { formatNumber } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextField } from 'browser/ui/fields/TextField';
import type { LotteryRecord } from 'contract/lottery-record';
import { type FormEvent, useState } from 'react';
import type { ListName } from './checking/check-draw';
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
  const own = useQuery(ownTicketQuery(id)).data;
  const [found, setFound] = useState<Found>();
  const { run, busy } = useCall({
    refused: () =>
      setFound({ tone: 'danger', words: 'The list could not be read. Check your connection and try again.' }),
  });

  async function find(written: string) {
    const ticket = readTicketNumber(written);
    if (ticket === '') return setFound({ tone: 'danger', words: 'Enter a ticket number.' });
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
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('ticket') as string;
    void run(() => find(typed));
  };

  return (
    <form className={css.find} noValidate onSubmit={submit}>
      <TextField label="Find a ticket" name="ticket" autoComplete="off" hint="Such as CH1-0042-7K3D" />
      <div className={css.ways}>
        <Button type="submit" variant="secondary" busy={busy}>
          Find
        </Button>
        {own && (
          <Button variant="secondary" onClick={() => void run(() => find(own))}>
            Find mine
          </Button>
        )}
      </div>
      {found && <Notice tone={found.tone}>{found.words}</Notice>}
    </form>
  );
}
