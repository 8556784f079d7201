import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { formatMoney } from 'browser/formats/format';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog, DialogActions } from 'browser/ui/overlays/Dialog';
import { blockGiftCard, type OneGiftCard, sendElsewhereBody } from 'contract/gift-cards/cards.staff';
import { type ReactNode, useState } from 'react';
import type { useStoresWith } from '../../../platform/me';
import { Section } from '../../../ui/Section';
import css from './CardScreen.module.css';
import { block, sendAgain, sendElsewhere, unblock } from './cards.api';

type Props = { store: ReturnType<typeof useStoresWith>[number]; card: OneGiftCard };

/** What the person may do about a card; renders nothing where that is nothing. */
export function CardActs({ store, card }: Props) {
  const [asking, setAsking] = useState<'elsewhere' | 'block' | 'unblock'>();
  const { run, busy } = useCall({ refused: noticeInWords });
  const mayVoid = store.keys.includes('gift-cards.void');
  const isGood = card.state === 'active' || card.state === 'waiting' || card.state === 'spent';
  const elsewhere = mayVoid && card.can_send_elsewhere;
  const blocks = mayVoid && isGood;
  const unblocks = mayVoid && card.state === 'blocked';
  if (!card.can_send_again && !elsewhere && !blocks && !unblocks) return null;
  const close = () => setAsking(undefined);
  return (
    <Section
      title="What you can do"
      lead="Nobody here sees the code: it goes by email to the person the card is for."
    >
      <div className={css.actions}>
        {card.can_send_again && (
          <Button
            variant="secondary"
            busy={busy}
            onClick={() => run(async () => notify((await sendAgain(store.id, card.id)).message))}
          >
            Send again
          </Button>
        )}
        {elsewhere && (
          <Button variant="secondary" onClick={() => setAsking('elsewhere')}>
            Correct the address
          </Button>
        )}
        {blocks && (
          <Button variant="danger" onClick={() => setAsking('block')}>
            Block
          </Button>
        )}
        {unblocks && <Button onClick={() => setAsking('unblock')}>Unblock</Button>}
      </div>
      <Dialog
        open={asking === 'elsewhere'}
        onClose={close}
        size="small"
        title="Correct the address"
        description="The card gets a new code and goes to the new address. The earlier code stops working, and whoever bought the card gets a letter."
      >
        <ElsewhereForm store={store} card={card} onDone={close} />
      </Dialog>
      <Dialog
        open={asking === 'block'}
        onClose={close}
        size="small"
        title="Block this card?"
        description={`Nobody can spend or claim it until you unblock it. The ${formatMoney(card.balance)} on it stays there.`}
      >
        <WhyForm
          name="Block"
          variant="danger"
          onWhy={(why) => block(store.id, card.id, why)}
          onDone={close}
        />
      </Dialog>
      <Dialog
        open={asking === 'unblock'}
        onClose={close}
        size="small"
        title="Unblock this card?"
        description={`The ${formatMoney(card.balance)} on it can be spent again at once.`}
      >
        <WhyForm name="Unblock" onWhy={(why) => unblock(store.id, card.id, why)} onDone={close} />
      </Dialog>
    </Section>
  );
}

const Ending = ({ trouble, children }: { trouble: string | undefined; children: ReactNode }) => (
  <>
    {trouble && <Notice tone="danger">{trouble}</Notice>}
    <DialogActions>{children}</DialogActions>
  </>
);

type WhyProps = {
  name: string;
  variant?: 'danger';
  onWhy: (why: string) => Promise<{ message: string }>;
  onDone: () => void;
};

function WhyForm({ name, variant, onWhy, onDone }: WhyProps) {
  const { form, errors, busy, trouble } = useForm(blockGiftCard.shape.body, async ({ why }) => {
    notify((await onWhy(why)).message);
    onDone();
  });
  return (
    <form {...form} className={css.form} aria-label={name}>
      <TextField label="Why" name="why" autoComplete="off" maxLength={200} required error={errors.why} />
      <Ending trouble={trouble}>
        <Button type="submit" variant={variant} busy={busy}>
          {name}
        </Button>
      </Ending>
    </form>
  );
}

function ElsewhereForm({ store, card, onDone }: Props & { onDone: () => void }) {
  const { form, errors, busy, trouble } = useForm(sendElsewhereBody, async (body) => {
    notify((await sendElsewhere(store.id, card.id, body)).message);
    onDone();
  });
  return (
    <form {...form} className={css.form} aria-label="Correct the address">
      <TextField
        label="Name"
        name="recipient_name"
        autoComplete="off"
        required
        defaultValue={card.recipient_name}
        error={errors.recipient_name}
      />
      <TextField
        label="Email"
        name="recipient_email"
        type="email"
        autoComplete="off"
        required
        defaultValue={card.recipient_email ?? ''}
        error={errors.recipient_email}
      />
      <TextField label="Why" name="why" autoComplete="off" maxLength={200} required error={errors.why} />
      <Ending trouble={trouble}>
        <Button type="submit" busy={busy}>
          Send there
        </Button>
      </Ending>
    </form>
  );
}
