import { Link } from '@tanstack/react-router';
import { callFor } from 'browser/calls/call';
import { useForm } from 'browser/forms/use-form';
import { Button } from 'browser/ui/buttons/Button';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { Notice } from 'browser/ui/feedback/Notice';
import { EmailField } from 'browser/ui/fields/EmailField';
import { focusPageHeading } from 'browser/ui/page/heading-focus';
import { PageHeading } from 'browser/ui/page/PageHeading';
import { askForStaffReset, askForStaffResetBody } from 'contract/staff/passwords';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { BarePage } from './BarePage';
import css from './BarePage.module.css';

export function ForgotPasswordScreen() {
  const [answer, setAnswer] = useState<string>();
  const show = (next: string) => {
    flushSync(() => setAnswer(next));
    focusPageHeading();
  };
  return (
    <BarePage title="Forgot password">
      {answer ? (
        <>
          <PageHeading lead="The link works once, for 30 minutes. If nothing comes, look in the spam folder.">
            Check your email
          </PageHeading>
          <Notice tone="success">{answer}.</Notice>
        </>
      ) : (
        <Request onSent={show} />
      )}
      <Link {...buttonLook({ variant: 'quiet' })} to="/login">
        Back to log in
      </Link>
    </BarePage>
  );
}

function Request({ onSent }: { onSent: (answer: string) => void }) {
  const { form, errors, busy, trouble } = useForm(askForStaffResetBody, async (body) => {
    onSent((await callFor(askForStaffReset, { body })).message);
  });
  return (
    <>
      <PageHeading lead="We send you a link that sets a new one. You still need your authenticator to log in.">
        Forgot password
      </PageHeading>
      <form {...form} className={css.form} aria-label="Forgot password">
        <EmailField error={errors.email} />
        {trouble && <Notice tone="danger">{trouble}</Notice>}
        <Button type="submit" size="large" wide busy={busy} busyLabel="Sending...">
          Send link
        </Button>
      </form>
    </>
  );
}
