import { Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { PageHeading } from 'browser/ui/page/PageHeading';
import { BarePage } from '../features/coming-in/BarePage';

export const NothingThere = () => (
  <BarePage title="Page not found">
    <PageHeading lead="There is no page at this address.">Page not found</PageHeading>
    <Link {...buttonLook({ variant: 'secondary' })} to="/">
      Go to the start
    </Link>
  </BarePage>
);
