import { Link, type LinkProps } from '@tanstack/react-router';
import { buttonLook } from '../ui/button-look';
import { EmptyState } from '../ui/EmptyState';
import { Illustration } from '../ui/Illustration';
import { Page } from './Page';

type Props = {
  title: string;
  lead?: string;
  picture: string;
  says: string;
  children: string;
  way: { to: LinkProps['to']; label: string };
};

/** A page that has nothing to show yet, and says where there is something. */
export const EmptyPage = ({ title, lead, picture, says, children, way }: Props) => (
  <Page title={title} lead={lead}>
    <EmptyState
      picture={<Illustration source={picture} />}
      title={says}
      action={
        <Link {...buttonLook({ variant: 'secondary' })} to={way.to}>
          {way.label}
        </Link>
      }
    >
      {children}
    </EmptyState>
  </Page>
);
