import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { FailedWork } from './FailedWork';
import { Keeping } from './Keeping';
import { MoneyInTrouble } from './MoneyInTrouble';
import css from './OperationScreen.module.css';
import { operationQuery } from './operation.api';
import { RulesToCheck } from './RulesToCheck';
import { Versions } from './Versions';

/** What an owner looks at when something seems wrong, and once a week when nothing does. */
export function OperationScreen() {
  const { data, isPending, isFetching, error, refetch } = useQuery(operationQuery);
  return (
    <Page title="Operation" lead="How the shop is running. This page looks again every minute.">
      {isPending && <Skeleton lines={8} label="Loading how the shop is running" />}
      {!isPending && !data && (
        <Trouble title="We could not load how the shop is running" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {data && (
        <div className={css.sections}>
          <FailedWork failed={data.failed} letters={data.letters} />
          <MoneyInTrouble payments={data.payments} />
          <RulesToCheck rules={data.stale_rules} />
          <Keeping audit={data.audit} backup={data.backup} />
          <Versions versions={data.versions} />
        </div>
      )}
    </Page>
  );
}
