import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { CallError } from 'browser/calls/call-error';
import { inWords } from 'browser/calls/in-words';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { customerNotFound } from 'contract/customers.staff';
import grid from '../../ui/columns.module.css';
import { AccountActs } from './AccountActs';
import { CustomerFacts } from './CustomerFacts';
import { customerQuery } from './customers.api';
import { Gestures } from './Gestures';
import { Timeline } from './Timeline';

export function CustomerScreen() {
  const { id } = useParams({ from: '/main/customers/$id' });
  const { data: customer, error, isFetching, refetch } = useQuery(customerQuery(id));
  if (customer)
    return (
      <Page title={`${customer.first_name} ${customer.last_name}`}>
        <div className={grid.columns}>
          <div className={grid.column}>
            <CustomerFacts customer={customer} />
            {!customer.closed && <Gestures customer={customer} />}
            {!customer.closed && customer.whole && <AccountActs customer={customer} />}
          </div>
          <Timeline id={id} />
        </div>
      </Page>
    );
  return (
    <Page title="Customer">
      {error instanceof CallError && error.code === customerNotFound.code ? (
        <EmptyState
          title="There is no such customer"
          action={
            <Link {...buttonLook({ variant: 'secondary' })} to="/customers">
              Search customers
            </Link>
          }
        >
          You see the customers who come to your stores.
        </EmptyState>
      ) : error ? (
        <Trouble title="We could not load this customer" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      ) : (
        <Skeleton lines={6} label="Loading the customer" />
      )}
    </Page>
  );
}
