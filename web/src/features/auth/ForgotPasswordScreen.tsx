import { Link } from '@tanstack/react-router';
import { forgotPassword, forgotPasswordBody } from 'contract/auth';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { PageTitle } from '../../app/PageTitle';
import { callFor } from '../../platform/call';
import { Button } from '../../ui/Button';
import { focusPageHeading } from '../../ui/heading-focus';
import { Notice } from '../../ui/Notice';
import { PageHeading } from '../../ui/PageHeading';
import { TextField } from '../../ui/TextField';
import { AuthForm } from './AuthForm';
import css from './AuthForm.module.css';
import { useAuthForm } from './use-auth-form';

export function ForgotPasswordScreen() {
  const [answer, setAnswer] = useState<string>();
  const show = (next: string | undefined) => {
    flushSync(() => setAnswer(next));
    focusPageHeading();
  };
  return (
    <div className={css.screen}>
      <PageTitle>Forgot password</PageTitle>
      {answer ? <Sent answer={answer} onAgain={() => show(undefined)} /> : <Request onSent={show} />}
      <p className={css.other}>
        <Link to="/login" state={true}>
          Back to log in
        </Link>
      </p>
    </div>
  );
}

function Request({ onSent }: { onSent: (answer: string) => void }) {
  const { form, errors, busy, trouble } = useAuthForm(forgotPasswordBody, async (body) => {
    const { message } = await callFor(forgotPassword, { body });
    onSent(message);
  });
  return (
    <>
      <PageHeading lead="Tell us your email address and we send you a link that sets a new one.">
        Forgot password
      </PageHeading>
      <AuthForm
        {...form}
        label="Forgot password"
        does="Send reset link"
        doing="Sending..."
        busy={busy}
        trouble={trouble}
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email}
        />
      </AuthForm>
    </>
  );
}

const Sent = ({ answer, onAgain }: { answer: string; onAgain: () => void }) => (
  <>
    <PageHeading lead="The link works once, for 30 minutes. If nothing comes, look in the spam folder.">
      Check your email
    </PageHeading>
    <Notice tone="success">{answer}.</Notice>
    <Button variant="secondary" size="large" wide onClick={onAgain}>
      Use another address
    </Button>
  </>
);
