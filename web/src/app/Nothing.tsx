import { Link, type LinkProps } from '@tanstack/react-router';
import { buttonLook } from '../ui/button-look';
import { EmptyState } from '../ui/EmptyState';
import { Illustration } from '../ui/Illustration';

export type EmptyContent = {
  picture: string;
  says: string;
  /** What would be here. */
  children: string;
  way: { to: LinkProps['to']; label: string };
};

/** Says that there is nothing yet, and where there is something. */
export const Nothing = ({ picture, says, children, way }: EmptyContent) => (
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
);
