import type { ReactNode } from 'react';
import { Illustration } from '../feedback/Illustration';
import css from './NotFound.module.css';
import { PageHeading } from './PageHeading';
import { PageTitle } from './PageTitle';

type Props = {
  picture: string;
  title: string;
  lead: string;
  /** A link to something that exists. */
  way: ReactNode;
};

/** Shown instead of a page whose subject does not exist. */
export const NotFound = ({ picture, title, lead, way }: Props) => (
  <div className={css.screen}>
    <PageTitle>{title}</PageTitle>
    <Illustration source={picture} />
    <PageHeading lead={lead}>{title}</PageHeading>
    {way}
  </div>
);
