import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import type { Answer } from 'contract/platform/endpoint';
import { changeAuthenticator, type offerAuthenticator } from 'contract/staff';
import { useState } from 'react';
import { Section } from '../../ui/Section';
import { AuthenticatorSetup } from '../coming-in/AuthenticatorSetup';
import { CodeField } from '../coming-in/CodeField';
import css from './AccountForm.module.css';
import { newAuthenticator, takeAuthenticator } from './own-account.api';

type Offered = Answer<typeof offerAuthenticator>;

export function OwnAuthenticator() {
  const { run, busy } = useCall({ refused: noticeInWords });
  const [offered, setOffered] = useState<Offered>();
  const close = () => setOffered(undefined);
  return (
    <Section
      title="Authenticator"
      lead="For a new phone. The old one works until the new one has shown a code."
    >
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => run(async () => setOffered(await newAuthenticator()))}
      >
        Change authenticator
      </Button>
      <Dialog open={offered !== undefined} onClose={close} size="small" title="Change authenticator">
        {offered && <ChangeForm offered={offered} onClose={close} />}
      </Dialog>
    </Section>
  );
}

function ChangeForm({ offered, onClose }: { offered: Offered; onClose: () => void }) {
  const { form, errors, busy, trouble } = useForm(
    changeAuthenticator.shape.body,
    async (body) => {
      notify(await takeAuthenticator(body));
      onClose();
    },
    (element) => ({ ...Object.fromEntries(new FormData(element)), offer: offered.offer }),
  );
  return (
    <form {...form} className={css.form} aria-label="Change authenticator">
      <AuthenticatorSetup {...offered} />
      <CodeField hint="The six digits that the new one shows now." error={errors.code} />
      <FormActions
        busy={busy}
        trouble={trouble}
        does="Use this authenticator"
        doing="Checking..."
        onLeave={onClose}
      />
    </form>
  );
}
