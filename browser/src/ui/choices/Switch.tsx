import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './Switch.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode };

/** For what takes effect at once. What is sent with a form is a Checkbox. */
export const Switch = ({ label, className, ...input }: Props) => (
  <label className={css.label}>
    <span>{label}</span>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- checked is native */}
    <input {...input} type="checkbox" role="switch" className={classNames(css.switch, className)} />
  </label>
);
