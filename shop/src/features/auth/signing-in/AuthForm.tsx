import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import type { ComponentProps, ReactNode } from 'react';
import css from './AuthForm.module.css';

type Props = Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onInput' | 'noValidate'> & {
  label: string;
  trouble: ReactNode;
  busy: boolean;
  /** The button's label, and its label while busy. */
  does: string;
  doing: string;
  children: ReactNode;
};

/** A form with its fields, its error message and one button. */
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
