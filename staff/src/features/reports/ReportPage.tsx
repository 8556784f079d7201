import { buttonLook } from 'browser/ui/buttons/button-look';
import { Page } from 'browser/ui/page/Page';
import type { ReactNode } from 'react';
import { useStoresWith } from '../../platform/me';
import css from '../../ui/filters.module.css';
import { StoreOrAllSwitch } from '../../ui/StoreSwitch';
import type { AskedPeriod } from './asked-period';
import { keysOfReports, OtherReports, type Report } from './OtherReports';
import { Period } from './Period';
import type { PeriodSearch } from './period-search';

type Props = {
  title: string;
  lead: string;
  here: Report;
  period: AskedPeriod;
  onLook: (next: PeriodSearch) => void;
  /** The same as a table. */
  file?: { address: string; label: string };
  children: ReactNode;
};

/** A report is of one store or of all, and of days that are over or today; its address is the view. */
export const ReportPage = ({ title, lead, here, period, onLook, file, children }: Props) => (
  <Page
    title={title}
    lead={lead}
    actions={
      <>
        <StoreOrAllSwitch
          stores={useStoresWith(keysOfReports[here])}
          chosen={period.store}
          onChoose={(store) => onLook({ store })}
        />
        <OtherReports here={here} of={period} />
      </>
    }
  >
    <div className={css.filters}>
      <Period shown={period} onChange={onLook} />
      {file && (
        <a {...buttonLook({ variant: 'secondary', size: 'small' })} href={file.address} download>
          {file.label}
        </a>
      )}
    </div>
    {children}
  </Page>
);
