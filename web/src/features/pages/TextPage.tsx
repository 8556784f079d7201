import type { ReactNode } from 'react';
import { Page } from '../../app/Page';
import { Contents } from './Contents';
import type { TextSection } from './Prose';
import css from './TextPage.module.css';

type Props = { title: string; lead: string; sections: readonly TextSection[]; children: ReactNode };

/** A page to read: the way through it, and the text at a good measure. */
export const TextPage = ({ title, lead, sections, children }: Props) => (
  <Page title={title} lead={lead}>
    <div className={css.columns}>
      <Contents sections={sections} />
      {children}
    </div>
  </Page>
);
