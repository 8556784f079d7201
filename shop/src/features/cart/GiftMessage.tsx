import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { TextArea } from 'browser/ui/fields/TextArea';
import { Card } from 'browser/ui/lists/Card';
import { longestGiftMessage } from 'contract/cart';
import { Gift } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { type OpenCart, updateCart } from './cart.api';
import css from './GiftMessage.module.css';

type Props = { cart: OpenCart; message: string };

const giftMessage = v.object({ gift_message: v.pipe(v.string(), v.trim()) });

/** Words for the person who unpacks the order. Most orders have none, so the field opens by a button. */
export function GiftMessage(props: Props) {
  const [isWanted, setWanted] = useState(false);
  if (props.message || isWanted) return <GiftMessageForm {...props} takesFocus={isWanted} />;
  return (
    <div>
      <Button variant="quiet" icon={<Gift aria-hidden="true" />} onClick={() => setWanted(true)}>
        Add a gift message
      </Button>
    </div>
  );
}

function GiftMessageForm({ cart, message, takesFocus }: Props & { takesFocus: boolean }) {
  const [typed, setTyped] = useState(message);
  const { form, errors, busy, trouble } = useForm(giftMessage, async (body) => {
    await updateCart(cart, body);
    notify(body.gift_message ? 'Your gift message is kept.' : 'Your gift message is removed.');
  });

  const field = useRef<HTMLTextAreaElement>(null);
  // It takes the place of the button that was just pressed.
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  return (
    <Card as="section" aria-label="Gift message">
      <form {...form} className={css.form}>
        <TextArea
          ref={field}
          label="Gift message"
          name="gift_message"
          hint="Printed on the slip, which then shows no prices."
          error={errors.gift_message ?? trouble}
          maxLength={longestGiftMessage}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
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
