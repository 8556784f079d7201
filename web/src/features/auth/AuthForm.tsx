import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import css from './AuthForm.module.css';

type Props = Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onInput' | 'noValidate'> & {
  label: string;
  trouble: ReactNode;
  busy: boolean;
  /** What the button does, and says while it does it. */
  does: string;
  doing: string;
  children: ReactNode;
};

/** Fields, what went wrong, and the one button. */
export const AuthForm = ({ label, trouble, busy, does, doing, children, ...form }: Props) => (
  <form {...form} className={css.form} aria-label={label}>
    {children}
    <div className={css.send}>
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <Button type="submit" size="large" wide busy={busy} busyLabel={doing}>
        {does}
      </Button>
    </div>
  </form>
);
