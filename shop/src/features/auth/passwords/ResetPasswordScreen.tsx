import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { callFor } from 'browser/calls/call';
import { CallError } from 'browser/calls/call-error';
import { useForm } from 'browser/forms/use-form';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { PasswordField } from 'browser/ui/fields/PasswordField';
import { focusPageHeading } from 'browser/ui/page/heading-focus';
import { PageHeading } from 'browser/ui/page/PageHeading';
import { PageTitle } from 'browser/ui/page/PageTitle';
import { resetLinkDead, resetPassword, resetPasswordBody } from 'contract/auth';
import { passwordsDoNotMatch } from 'contract/auth/passwords';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { AuthForm } from '../signing-in/AuthForm';
import css from '../signing-in/AuthForm.module.css';

const route = getRouteApi('/auth-pages/reset-password');

/** Opening the link does not use it up; setting a new password does. */
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
  const { form, errors, busy, trouble } = useForm(schema, async ({ password }) => {
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
          hint="8 characters or more. A short sentence works well."
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
