import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Card } from 'browser/ui/lists/Card';
import { memberships as membershipList } from 'contract/settings/memberships';
import { useId, useRef, useState } from 'react';
import * as v from 'valibot';
import css from '../../../ui/form-rows.module.css';
import { MembershipFields, readMemberships } from './MembershipFields';
import { type MembershipTerms, saveMemberships } from './memberships.api';

type Row = { key: number; membership: MembershipTerms['memberships'][number] | undefined };

const someMemberships = v.object({ memberships: membershipList });

export function MembershipsForm({ terms: { memberships, version } }: { terms: MembershipTerms }) {
  const heading = useId();
  const next = useRef(memberships.length);
  const [rows, setRows] = useState<Row[]>(memberships.map((membership, key) => ({ key, membership })));
  const { form, errors, busy, trouble } = useForm(
    someMemberships,
    async (typed) => notify(await saveMemberships(version, typed.memberships)),
    readMemberships,
  );
  const wrong = new Map<string, string>(Object.entries(errors));
  return (
    <Card as="section" aria-labelledby={heading}>
      <form {...form} className={css.form} aria-labelledby={heading}>
        <h2 id={heading}>Memberships of all stores</h2>
        <p className={css.lead}>
          Customers have the highest one that their last 12 months reach: what they paid for orders that were
          handed over, at all stores, without points and without what they got back. What staff give by hand
          stays.
        </p>
        <ol className={css.rows}>
          {rows.map(({ key, membership }, at) => (
            <li key={key}>
              <MembershipFields
                at={at}
                membership={membership}
                errorOf={(name) => wrong.get(`memberships.${at}.${name}`)}
                onRemove={() => setRows(rows.filter((row) => row.key !== key))}
              />
            </li>
          ))}
        </ol>
        <Button
          variant="secondary"
          onClick={() => setRows([...rows, { key: next.current++, membership: undefined }])}
        >
          Add a membership
        </Button>
        {(trouble ?? wrong.get('memberships')) && (
          <Notice tone="danger">{trouble ?? wrong.get('memberships')}</Notice>
        )}
        <Button type="submit" busy={busy} busyLabel="Saving">
          Save the memberships
        </Button>
      </form>
    </Card>
  );
}
