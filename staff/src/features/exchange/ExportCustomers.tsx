import { useCall } from 'browser/calls/use-call';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import css from './ExchangeScreen.module.css';
import { downloadCustomers } from './exchange.api';

/** Those who come to the stores of an owner. */
export function ExportCustomers() {
  const { run, busy, refusal } = useCall();
  return (
    <div className={css.customers}>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        busyLabel="Exporting"
        onClick={() => void run(downloadCustomers)}
      >
        Customers
      </Button>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <p className={css.hint}>
        Names, emails, and phone numbers of your customers. They cannot be imported, and the record keeps who
        exported them. Send news only to those with yes under wants_news.
      </p>
    </div>
  );
}
