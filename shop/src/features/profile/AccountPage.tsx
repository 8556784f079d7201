import { PageHeading } from 'browser/ui/page/PageHeading';
import { PageTitle } from 'browser/ui/page/PageTitle';
import type { ReactNode } from 'react';

type Props = { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode };

/** Title, heading and content of a screen in the account area; `ProfileLayout` stands around it. */
export const AccountPage = ({ title, lead, actions, children }: Props) => (
  <>
    <PageTitle>{title}</PageTitle>
    <PageHeading lead={lead} actions={actions}>
      {title}
    </PageHeading>
    {children}
  </>
);
