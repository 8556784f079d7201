import { TextField } from './TextField';

type Props = { error?: string | undefined };

/** The address that an account is known by: password managers fill it in, and no keyboard corrects it. */
export const EmailField = ({ error }: Props) => (
  <TextField
    label="Email"
    name="email"
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    required
    error={error}
  />
);
