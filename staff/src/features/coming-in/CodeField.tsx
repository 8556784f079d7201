import { TextField } from 'browser/ui/fields/TextField';

type Props = { error?: string | undefined; hint?: string };

export const CodeField = ({ error, hint = 'From your authenticator app, or a recovery code.' }: Props) => (
  <TextField
    label="Code"
    name="code"
    hint={hint}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    required
    error={error}
  />
);
