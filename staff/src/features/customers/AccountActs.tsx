import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { TextField } from 'browser/ui/fields/TextField';
import { Card } from 'browser/ui/lists/Card';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import { whatClosingTakes } from 'contract/auth';
import { type CustomerFacts, whyBody } from 'contract/customers.staff';
import { useState } from 'react';
import { useStoresWith } from '../../platform/me';
import { type AccountAct, doToAccount } from './customers.api';
import css from './Gestures.module.css';
import { MembershipDialog } from './MembershipDialog';

const words: Record<AccountAct, { button: string; title: string; about: string; hint: string }> = {
  confirm: {
    button: 'Confirm email',
    title: 'Confirm this email address?',
    about:
      'From then on it gets letters with orders and money in them. Do it only where you know whose it is.',
    hint: 'Such as: showed me the letter on her phone.',
  },
  end: {
    button: 'End all sessions',
    title: 'Log this customer out everywhere?',
    about:
      'They log in again with their password. If somebody else may know it, tell them to choose a new one.',
    hint: 'Such as: lost her phone.',
  },
  close: {
    button: 'Close account',
    title: 'Close this account for good?',
    about: `It cannot be opened again, and what tells who it was is removed. ${whatClosingTakes}`,
    hint: 'Such as: asked for it by phone.',
  },
};

/** What a manager does to an account for its customer. */
export function AccountActs({ customer }: { customer: CustomerFacts }) {
  const [open, setOpen] = useState<AccountAct | 'membership'>();
  const mayChangeMembership = useStoresWith('memberships.change').length > 0;
  const close = () => setOpen(undefined);
  const offered: AccountAct[] = [
    ...(customer.email_confirmed ? [] : (['confirm'] as const)),
    'end',
    ...(customer.may_close ? (['close'] as const) : []),
  ];
  return (
    <Card as="section" aria-labelledby="account-acts" className={css.form}>
      <h2 id="account-acts">Account</h2>
      <div className={css.gestures}>
        {offered.map((act) => (
          <Button key={act} variant="secondary" onClick={() => setOpen(act)}>
            {words[act].button}
          </Button>
        ))}
        {mayChangeMembership && (
          <Button variant="secondary" onClick={() => setOpen('membership')}>
            Change membership
          </Button>
        )}
      </div>
      {open === 'membership' && <MembershipDialog customer={customer} onClose={close} />}
      {open && open !== 'membership' && (
        <Dialog open onClose={close} size="small" title={words[open].title} description={words[open].about}>
          <WhyForm act={open} id={customer.id} onDone={close} />
        </Dialog>
      )}
    </Card>
  );
}

function WhyForm({ act, id, onDone }: { act: AccountAct; id: string; onDone: () => void }) {
  const { form, errors, busy, trouble } = useForm(whyBody, async ({ why }) => {
    notify((await doToAccount(act, id, why)).message);
    onDone();
  });
  return (
    <form {...form} className={css.form} aria-label={words[act].title}>
      <TextField label="Why" name="why" hint={words[act].hint} required error={errors.why} />
      <FormActions
        busy={busy}
        trouble={trouble}
        does={words[act].button}
        doing="Saving..."
        variant={act === 'close' ? 'danger' : 'primary'}
        onLeave={onDone}
      />
    </form>
  );
}
