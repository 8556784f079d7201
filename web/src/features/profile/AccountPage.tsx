import type { ReactNode } from 'react';
import { PageTitle } from '../../app/PageTitle';
import { PageHeading } from '../../ui/PageHeading';

type Props = { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode };

/** A screen of the account area: the layout beside it gives the room. */
export const AccountPage = ({ title, lead, actions, children }: Props) => (
  <>
    <PageTitle>{title}</PageTitle>
    <PageHeading lead={lead} actions={actions}>
      {title}
    </PageHeading>
    {children}
  </>
);
