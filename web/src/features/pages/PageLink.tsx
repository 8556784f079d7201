import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { OnPage } from './on-page';

type Props = { to: LinkProps['to']; children: ReactNode };

export const PageLink = ({ to, children }: Props) =>
  use(OnPage) ? <Link to={to}>{children}</Link> : children;
