import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { memberships as membershipList } from 'contract/settings/memberships';
import * as v from 'valibot';
import { RowsForm } from '../../../ui/RowsForm';
import { MembershipFields, readMemberships } from './MembershipFields';
import { type MembershipTerms, saveMemberships } from './memberships.api';

const someMemberships = v.object({ memberships: membershipList });

export function MembershipsForm({ terms: { memberships, version } }: { terms: MembershipTerms }) {
  const { form, errors, busy, trouble } = useForm(
    someMemberships,
    async (typed) => notify(await saveMemberships(version, typed.memberships)),
    readMemberships,
  );
  const wrong = new Map<string, string>(Object.entries(errors));
  return (
    <RowsForm
      heading="Memberships of all stores"
      lead="Customers have the highest one that their last 12 months reach: what they paid for orders that were handed over, at all stores, without points and without what they got back. What staff give by hand stays."
      rows={memberships}
      fields={(membership, at, onRemove) => (
        <MembershipFields
          at={at}
          membership={membership}
          errorOf={(name) => wrong.get(`memberships.${at}.${name}`)}
          onRemove={onRemove}
        />
      )}
      addLabel="Add a membership"
      saveLabel="Save the memberships"
      form={form}
      busy={busy}
      trouble={trouble ?? wrong.get('memberships')}
    />
  );
}
