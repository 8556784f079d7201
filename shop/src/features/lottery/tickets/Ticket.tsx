import { Button } from 'browser/ui/buttons/Button';
import { announce } from 'browser/ui/feedback/announcer';
import type { OwnTicket } from 'contract/lottery';
import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import css from './Ticket.module.css';

type Props = { ticket: OwnTicket; says: ReactNode; children?: ReactNode };

/** One's own ticket, as it is torn off the roll. */
export const Ticket = ({ ticket, says, children }: Props) => (
  <section className={css.ticket} aria-label="Your ticket" data-standing={ticket.standing}>
    <div className={css.stub}>
      <p className={css.label}>Your ticket</p>
      <p className={css.number}>{ticket.ticket_no}</p>
      <CopyNumber number={ticket.ticket_no} />
    </div>
    <div className={css.words}>
      <p className={css.says}>{says}</p>
      {children}
    </div>
  </section>
);

function CopyNumber({ number }: { number: string }) {
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const copy = async () => {
    const done = await navigator.clipboard.writeText(number).then(
      () => true,
      () => false,
    );
    setCopied(done ? 'yes' : 'no');
    announce(done ? 'The number is copied.' : 'This browser does not let us copy. Select the number.');
  };
  const words = { yes: 'Copied', no: 'Select it to copy' };
  return (
    <Button
      size="small"
      variant="quiet"
      icon={copied === 'yes' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {copied ? words[copied] : 'Copy the number'}
    </Button>
  );
}
