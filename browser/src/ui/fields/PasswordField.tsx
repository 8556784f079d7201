import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../buttons/IconButton';
import { TextField } from './TextField';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'label'> & { label: string };

export function PasswordField({ label, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      size="small"
      label={`Show ${label}`}
      aria-pressed={shown}
      disabled={rest.disabled}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOff /> : <Eye />}
    </IconButton>
  );
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      label={label}
      type={shown ? 'text' : 'password'}
      end={toggle}
    />
  );
}
