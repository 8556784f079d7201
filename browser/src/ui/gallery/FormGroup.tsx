import * as v from 'valibot';
import { useForm } from '../../forms/use-form';
import { notify } from '../../toasts/toast';
import { Button } from '../buttons/Button';
import { PasswordField } from '../fields/PasswordField';
import { TextField } from '../fields/TextField';
import { Card } from '../lists/Card';
import css from './FormGroup.module.css';
import { Group, Specimen } from './Specimen';

const login = v.object({
  email: v.pipe(v.string(), v.nonEmpty('Email is required'), v.email('Enter a valid email')),
  password: v.pipe(v.string(), v.nonEmpty('Password is required')),
});

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 1200));

export function FormGroup() {
  const { form, errors, busy } = useForm(login, async ({ email }, { setErrors }) => {
    await aMoment();
    if (email.startsWith('ada')) notify('Welcome back, Ada');
    else setErrors({ password: 'Wrong email or password' });
  });
  return (
    <Group title="A form">
      <Specimen title="It is checked when it is sent; only ada@example.com comes in">
        <Card className={css.card}>
          <form {...form} className={css.form}>
            <TextField label="Email" name="email" type="email" required error={errors.email} />
            <PasswordField label="Password" name="password" required error={errors.password} />
            <Button type="submit" wide busy={busy} busyLabel="Logging in…">
              Log in
            </Button>
          </form>
        </Card>
      </Specimen>
    </Group>
  );
}
