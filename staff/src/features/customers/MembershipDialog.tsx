import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import { type CustomerFacts, type listMemberships, membershipBody } from 'contract/customers.staff';
import type { Answer } from 'contract/platform/endpoint';
import { changeMembershipOf, membershipsQuery } from './customers.api';
import css from './Gestures.module.css';

type Props = { customer: CustomerFacts; onClose: () => void };

/** Which membership a customer has; they read it in their profile. */
export function MembershipDialog({ customer, onClose }: Props) {
  const { data, error, isFetching, refetch } = useQuery(membershipsQuery);
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={`Membership of ${customer.first_name}`}
      description="The customer reads it in the profile."
    >
      {data ? (
        <MembershipForm memberships={data} customer={customer} onClose={onClose} />
      ) : error ? (
        <Trouble title="We could not load the memberships" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      ) : (
        <Skeleton lines={4} label="Loading the memberships" />
      )}
    </Dialog>
  );
}

const none = 'none';
const bySpending = 'by-spending';

function MembershipForm(props: Props & { memberships: Answer<typeof listMemberships> }) {
  const { customer, memberships, onClose } = props;
  const { id, membership, membership_by_hand } = customer;
  const byThemselves = memberships.some(({ spent_from }) => spent_from !== null);
  const { form, errors, busy, trouble } = useForm(
    membershipBody,
    async (body) => {
      notify((await changeMembershipOf(id, { ...body, seen: membership?.id ?? null })).message);
      onClose();
    },
    (element) => {
      const { membership_id, why } = Object.fromEntries(new FormData(element));
      if (membership_id === bySpending) return { membership_id: null, by_spending: true, why };
      return { membership_id: membership_id === none ? null : Number(membership_id), why };
    },
  );
  return (
    <form {...form} className={css.form} aria-label="Change membership">
      <RadioGroup
        label="Membership"
        name="membership_id"
        choices={[
          ...memberships.map(({ id: each, name }) => ({ value: `${each}`, label: name })),
          { value: none, label: 'None' },
          ...(byThemselves ? [{ value: bySpending, label: 'By what they spend' }] : []),
        ]}
        defaultValue={
          byThemselves && !membership_by_hand ? bySpending : membership ? `${membership.id}` : none
        }
        error={errors.membership_id}
      />
      <TextField
        label="Why"
        name="why"
        hint="Staff read it, the customer does not."
        required
        error={errors.why}
      />
      <FormActions busy={busy} trouble={trouble} does="Change it" doing="Saving..." onLeave={onClose} />
    </form>
  );
}
