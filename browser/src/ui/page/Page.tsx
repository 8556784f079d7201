import type { ReactNode } from 'react';
import css from './Page.module.css';
import { PageHeading } from './PageHeading';
import { PageTitle } from './PageTitle';

type Props = {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** A measure that reads well, for text. */
  narrow?: boolean;
  children: ReactNode;
};

/** Every screen inside the layout: its title, its heading, its content. */
export const Page = ({ title, lead, actions, narrow, children }: Props) => (
  <div className={css.page} data-narrow={narrow || undefined}>
    <PageTitle>{title}</PageTitle>
    <PageHeading lead={lead} actions={actions}>
      {title}
    </PageHeading>
    {children}
  </div>
);
