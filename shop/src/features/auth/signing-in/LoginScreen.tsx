import { Link, useNavigate } from '@tanstack/react-router';
import { call } from 'browser/calls/call';
import { useForm } from 'browser/forms/use-form';
import { Notice } from 'browser/ui/feedback/Notice';
import { EmailField } from 'browser/ui/fields/EmailField';
import { PasswordField } from 'browser/ui/fields/PasswordField';
import { PageHeading } from 'browser/ui/page/PageHeading';
import { PageTitle } from 'browser/ui/page/PageTitle';
import { logIn, logInBody } from 'contract/auth';
import { useState } from 'react';
import { useSession } from '../../../platform/session';
import { takeWhereLeft, whereLeft } from '../../../platform/where-left';
import { useLeft } from '../auth-state';
import { AuthForm } from './AuthForm';
import css from './AuthForm.module.css';

export function LoginScreen() {
  const navigate = useNavigate();
  const { refused, notice } = useLeft();
  // Read once: the log-in takes it away while this page is still shown.
  const [hasEnded] = useState(() => whereLeft() !== undefined);
  const { form, errors, busy, trouble } = useForm(logInBody, async (body) => {
    useSession.getState().logIn(await call(logIn, { body }));
    await navigate({ href: refused ?? takeWhereLeft() ?? '/', replace: true });
  });

  return (
    <div className={css.screen}>
      <PageTitle>Log in</PageTitle>
      <PageHeading lead="Your cart and your wishlist are right where you left them.">Log in</PageHeading>
      {notice && <Notice tone="success">{notice}</Notice>}
      {hasEnded && !notice && <Notice>You’ve been logged out. Log in to pick up where you left off.</Notice>}
      <AuthForm {...form} label="Log in" does="Log in" doing="Logging in..." busy={busy} trouble={trouble}>
        <EmailField error={errors.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <Link className={css.forgot} to="/forgot-password" state={true}>
          Forgot password?
        </Link>
      </AuthForm>
      <p className={css.other}>
        New to Cellar Door?{' '}
        <Link to="/signup" state={true}>
          Create an account
        </Link>
      </p>
    </div>
  );
}
