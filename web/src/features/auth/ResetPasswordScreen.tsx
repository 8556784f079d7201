import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { resetLinkDead, resetPassword, resetPasswordBody } from 'contract/auth';
import { passwordsDoNotMatch } from 'contract/auth-passwords';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { PageTitle } from '../../app/PageTitle';
import { callFor } from '../../platform/call';
import { CallError } from '../../platform/call-error';
import { buttonLook } from '../../ui/button-look';
import { focusPageHeading } from '../../ui/heading-focus';
import { PageHeading } from '../../ui/PageHeading';
import { PasswordField } from '../../ui/PasswordField';
import { AuthForm } from './AuthForm';
import css from './AuthForm.module.css';
import { useAuthForm } from './use-auth-form';

const route = getRouteApi('/auth-pages/reset-password');

/** Opening the link uses nothing up: only a new password does. */
export function ResetPasswordScreen() {
  const { token } = route.useSearch();
  const [isDead, setDead] = useState(!token);
  const bury = () => {
    flushSync(() => setDead(true));
    focusPageHeading();
  };
  return (
    <div className={css.screen}>
      <PageTitle>Reset password</PageTitle>
      {isDead || !token ? <DeadLink /> : <NewPassword token={token} onDead={bury} />}
      <p className={css.other}>
        <Link to="/login" state={true}>
          Back to log in
        </Link>
      </p>
    </div>
  );
}

const schema = v.pipe(
  v.object({
    password: resetPasswordBody.entries.password,
    confirm_password: v.pipe(v.string(), v.nonEmpty('Confirm Password is required')),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirm_password']],
      ({ password, confirm_password }) => password === confirm_password,
      passwordsDoNotMatch,
    ),
    ['confirm_password'],
  ),
);

function NewPassword({ token, onDead }: { token: string; onDead: () => void }) {
  const navigate = useNavigate();
  const { form, errors, busy, trouble } = useAuthForm(schema, async ({ password }) => {
    try {
      const { message } = await callFor(resetPassword, { body: { token, password } });
      await navigate({ to: '/login', replace: true, state: { notice: message } });
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== resetLinkDead.code) throw error;
      onDead();
    }
  });
  return (
    <>
      <PageHeading lead="Choose a new password. Every device that is logged in now will have to log in again.">
        Reset password
      </PageHeading>
      <AuthForm
        {...form}
        label="Reset password"
        does="Set new password"
        doing="Setting new password..."
        busy={busy}
        trouble={trouble}
      >
        <PasswordField
          label="New Password"
          name="password"
          autoComplete="new-password"
          required
          hint="8 characters or more; a short sentence is a good one."
          error={errors.password}
        />
        <PasswordField
          label="Confirm Password"
          name="confirm_password"
          autoComplete="new-password"
          required
          error={errors.confirm_password}
        />
      </AuthForm>
    </>
  );
}

const DeadLink = () => (
  <>
    <PageHeading lead="A reset link works once, for 30 minutes, and ends when a newer one is sent.">
      This link no longer works
    </PageHeading>
    <Link {...buttonLook({ size: 'large', wide: true })} to="/forgot-password" state={true}>
      Send a new link
    </Link>
  </>
);
