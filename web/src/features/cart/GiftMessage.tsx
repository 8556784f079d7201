import { longestGiftMessage } from 'contract/cart';
import { type FormEvent, useState } from 'react';
import { notify } from '../../platform/toast';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { TextArea } from '../../ui/TextArea';
import { sendUpdate } from './cart.api';
import css from './GiftMessage.module.css';

type Props = { cartId: string; message: string };

/** Words for whoever unpacks it. */
export function GiftMessage({ cartId, message }: Props) {
  const [typed, setTyped] = useState(message);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await sendUpdate(cartId, { gift_message: typed.trim() });
      notify(typed.trim() ? 'Your gift message is kept.' : 'There is no gift message now.');
    } catch (reason) {
      setError((reason as Error).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card as="section" aria-label="Gift message">
      <form className={css.form} onSubmit={(event) => void save(event)} noValidate>
        <TextArea
          label="Gift message"
          hint="Printed on the slip, which then shows no prices."
          error={error}
          maxLength={longestGiftMessage}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
        {typed.trim() !== message && (
          <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving">
            Save message
          </Button>
        )}
      </form>
    </Card>
  );
}
