import { Button } from 'browser/ui/buttons/Button';
import { Page } from 'browser/ui/page/Page';
import type { ReactNode } from 'react';
import css from './PrintPage.module.css';

type Props = {
  title: string;
  lead?: ReactNode;
  /** What is on paper, once it is there. */
  sheets: ReactNode;
  children?: ReactNode;
};

/** On the screen it is looked at; on paper there is nothing but the sheets. */
export const PrintPage = ({ title, lead, sheets, children }: Props) => (
  <>
    <div className={css.tools}>
      <Page
        title={title}
        lead={lead}
        actions={
          sheets && (
            <Button size="small" onClick={() => window.print()}>
              Print
            </Button>
          )
        }
      >
        {children}
      </Page>
    </div>
    {sheets && <div className={css.sheets}>{sheets}</div>}
  </>
);
