import { Link, useNavigate } from '@tanstack/react-router';
import { logIn, logInBody } from 'contract/auth';
import { PageTitle } from '../../app/PageTitle';
import { call } from '../../platform/call';
import { useSession } from '../../platform/session';
import { takeWhereLeft } from '../../platform/strong-answers';
import { Notice } from '../../ui/Notice';
import { PageHeading } from '../../ui/PageHeading';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { AuthForm } from './AuthForm';
import css from './AuthForm.module.css';
import { useLeft } from './auth-state';
import { useAuthForm } from './use-auth-form';

export function LoginScreen() {
  const navigate = useNavigate();
  const { refused, notice } = useLeft();
  const { form, errors, busy, trouble } = useAuthForm(logInBody, async (body) => {
    useSession.getState().logIn(await call(logIn, { body }));
    await navigate({ href: refused ?? takeWhereLeft() ?? '/', replace: true });
  });

  return (
    <div className={css.screen}>
      <PageTitle>Log in</PageTitle>
      <PageHeading lead="Your cart and your wishes are where you left them.">Log in</PageHeading>
      {notice && <Notice tone="success">{notice}</Notice>}
      <AuthForm {...form} label="Log in" does="Log in" doing="Logging in..." busy={busy} trouble={trouble}>
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
