import { Link } from '@tanstack/react-router';
import { callFor } from 'browser/calls/call';
import { useForm } from 'browser/forms/use-form';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { EmailField } from 'browser/ui/fields/EmailField';
import { focusPageHeading } from 'browser/ui/page/heading-focus';
import { PageHeading } from 'browser/ui/page/PageHeading';
import { PageTitle } from 'browser/ui/page/PageTitle';
import { askForReset, askForResetBody } from 'contract/auth';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLeft } from '../auth-state';
import { AuthForm } from '../signing-in/AuthForm';
import css from '../signing-in/AuthForm.module.css';

export function ForgotPasswordScreen() {
  const [answer, setAnswer] = useState<string>();
  const { notice } = useLeft();
  const show = (next: string | undefined) => {
    flushSync(() => setAnswer(next));
    focusPageHeading();
  };
  return (
    <div className={css.screen}>
      <PageTitle>Forgot password</PageTitle>
      {answer ? (
        <Sent answer={answer} onAgain={() => show(undefined)} />
      ) : (
        <Request notice={notice} onSent={show} />
      )}
      <p className={css.other}>
        <Link to="/login" state={true}>
          Back to log in
        </Link>
      </p>
    </div>
  );
}

type RequestProps = { notice: string | undefined; onSent: (answer: string) => void };

function Request({ notice, onSent }: RequestProps) {
  const { form, errors, busy, trouble } = useForm(askForResetBody, async (body) => {
    const { message } = await callFor(askForReset, { body });
    onSent(message);
  });
  return (
    <>
      <PageHeading lead="Enter your email address, and we’ll send you a link to set a new password.">
        Forgot password
      </PageHeading>
      {notice && <Notice tone="success">{notice}</Notice>}
      <AuthForm
        {...form}
        label="Forgot password"
        does="Send reset link"
        doing="Sending..."
        busy={busy}
        trouble={trouble}
      >
        <EmailField error={errors.email} />
      </AuthForm>
    </>
  );
}

const Sent = ({ answer, onAgain }: { answer: string; onAgain: () => void }) => (
  <>
    <PageHeading lead="The link works once, for 30 minutes. If nothing arrives, check your spam folder.">
      Check your email
    </PageHeading>
    <Notice tone="success">{answer}.</Notice>
    <Button variant="secondary" size="large" wide onClick={onAgain}>
      Use another address
    </Button>
  </>
);
