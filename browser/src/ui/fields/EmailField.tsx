import { TextField } from './TextField';

type Props = { error?: string | undefined };

/** The address that an account is known by: keepers of passwords fill it in, and no keyboard mends it. */
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
