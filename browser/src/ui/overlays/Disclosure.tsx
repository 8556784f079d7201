import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './Disclosure.module.css';

type Props = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode;
  look?: 'lined' | 'plain';
};

/** Several with the same `name` open one at a time. */
export const Disclosure = ({ title, look = 'lined', className, children, ...rest }: Props) => (
  <details {...rest} className={classNames(css.disclosure, className)} data-look={look}>
    <summary className={css.title}>
      {title}
      <ChevronDown aria-hidden="true" />
    </summary>
    <div className={css.content}>{children}</div>
  </details>
);
