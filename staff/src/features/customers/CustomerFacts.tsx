import { formatDate, formatMoney, formatNumber, plural } from 'browser/formats/format';
import { Card } from 'browser/ui/lists/Card';
import { Badge } from 'browser/ui/values/Badge';
import type { CustomerFacts as Facts } from 'contract/customers.staff';
import type { ReactNode } from 'react';
import css from './CustomerFacts.module.css';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

export function CustomerFacts({ customer }: { customer: Facts }) {
  const { email, email_confirmed, phone, dob, city, membership, since, sessions, stores, whole, closed } =
    customer;
  return (
    <Card as="section" aria-labelledby="facts" className={css.facts}>
      <div className={css.heading}>
        <h2 id="facts">About</h2>
        {closed && <Badge>Closed account</Badge>}
      </div>
      <dl>
        {email && (
          <Fact name="Email">
            <span className={css.email}>{email}</span>{' '}
            <Badge tone={email_confirmed ? 'success-outline' : 'warning'}>
              {email_confirmed ? 'Confirmed' : 'Not confirmed'}
            </Badge>
          </Fact>
        )}
        {phone && <Fact name="Phone">{phone}</Fact>}
        {dob && <Fact name="Born">{formatDate(dob)}</Fact>}
        {city && <Fact name="Lives in">{city}</Fact>}
        {membership && (
          <Fact name="Membership">
            {membership.name}
            {customer.membership_by_hand && ', given by staff'}
          </Fact>
        )}
        <Fact name="Customer since">{formatDate(since)}</Fact>
        {sessions !== null && (
          <Fact name="Logged in">
            {plural(sessions, { zero: 'Nowhere', one: 'On # device', other: 'On # devices' })}
          </Fact>
        )}
        {stores.map(({ store_id, store_name, credit, points }) => (
          <Fact key={store_id} name={store_name}>
            {formatMoney(credit)} credit, {formatNumber(points)} points
          </Fact>
        ))}
      </dl>
      {!whole && !closed && (
        <p className={css.partly}>Only a manager sees the whole email address and phone.</p>
      )}
    </Card>
  );
}
