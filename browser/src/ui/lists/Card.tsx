import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import css from './Card.module.css';

type Props = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'section' | 'li';
  space?: 'none' | 'small' | 'medium';
};

/** A link inside that takes `cardLink` makes the whole card its target. */
export function Card({ as = 'div', space = 'medium', className, ...rest }: Props) {
  // The four elements share the props that a card passes on.
  const Element = as as 'div';
  return <Element {...rest} className={classNames(css.card, className)} data-space={space} />;
}
