import { Link, useNavigate } from '@tanstack/react-router';
import { call } from 'browser/calls/call';
import { useForm } from 'browser/forms/use-form';
import { Checkbox } from 'browser/ui/choices/Checkbox';
import { PasswordField } from 'browser/ui/fields/PasswordField';
import { TextField } from 'browser/ui/fields/TextField';
import { PageHeading } from 'browser/ui/page/PageHeading';
import { PageTitle } from 'browser/ui/page/PageTitle';
import { signUp, signUpBody } from 'contract/auth';
import * as v from 'valibot';
import { useSession } from '../../../platform/session';
import { useLeft } from '../auth-state';
import { AuthForm } from './AuthForm';
import css from './AuthForm.module.css';
import { DateOfBirthField } from './DateOfBirthField';
import { readSignUp, signUpForm } from './sign-up-form';
import { TermsBox } from './TermsBox';

export function SignupScreen() {
  const navigate = useNavigate();
  const { refused } = useLeft();
  const { form, errors, busy, trouble } = useForm(
    signUpForm,
    async (typed) => {
      const body = v.parse(signUpBody, typed);
      useSession.getState().logIn(await call(signUp, { body }));
      await navigate({ to: '/welcome', replace: true, state: { refused, confirming: body.email } });
    },
    readSignUp,
  );

  return (
    <div className={css.screen}>
      <PageTitle>Create an account</PageTitle>
      <PageHeading lead="One account for every store: your orders, your wishlist and your points.">
        Create an account
      </PageHeading>
      <AuthForm
        {...form}
        label="Create an account"
        does="Create account"
        doing="Creating account..."
        busy={busy}
        trouble={trouble}
      >
        <div className={css.pair}>
          <TextField
            label="First name"
            name="first_name"
            autoComplete="given-name"
            required
            error={errors.first_name}
          />
          <TextField
            label="Last name"
            name="last_name"
            autoComplete="family-name"
            required
            error={errors.last_name}
          />
        </div>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email}
        />
        <TextField
          label="Phone (optional)"
          name="phone"
          type="tel"
          autoComplete="tel"
          hint="Only for questions about a delivery."
          error={errors.phone}
        />
        <DateOfBirthField error={errors.dob} />
        <PasswordField
          label="Password"
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
        <div className={css.boxes}>
          <TermsBox error={errors.accept_terms} />
          <Checkbox name="marketing" label="Send me news by email, now and then (optional)" />
        </div>
      </AuthForm>
      <p className={css.other}>
        Already have an account?{' '}
        <Link to="/login" state={true}>
          Log in
        </Link>
      </p>
    </div>
  );
}
