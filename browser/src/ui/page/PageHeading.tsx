import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { takeWaitingFocus } from './heading-focus';
import css from './PageHeading.module.css';

/** Keeps the place of a line that comes later, which is about as long as this one. */
export const LeadToCome = ({ like = '\u00a0' }: { like?: string }) => (
  <span aria-hidden="true" className={css.toCome}>
    {like}
  </span>
);

type Props = {
  children: ReactNode;
  /** A line under the title. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
};

/** The page's only h1. It takes the focus on navigation, see heading-focus.ts. */
export function PageHeading({ children, lead, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => takeWaitingFocus(heading.current!), []);
  return (
    <div className={css.heading}>
      <div className={css.words}>
        <h1 ref={heading} tabIndex={-1} data-page-heading>
          {children}
        </h1>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
