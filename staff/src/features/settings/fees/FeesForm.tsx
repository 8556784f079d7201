import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { fees as feeList } from 'contract/settings/fees';
import * as v from 'valibot';
import { RowsForm } from '../../../ui/RowsForm';
import { FeeFields, readFees } from './FeeFields';
import { type FeesSeen, saveFees } from './fees.api';

type Props = {
  storeId: number;
  fees: FeesSeen;
  places: readonly { code: string; name: string }[];
};

const someFees = v.object({ fees: feeList });

/** If somebody else was faster, what is typed stays. */
export function FeesForm({ storeId, fees: { own, modes, version }, places }: Props) {
  const { form, errors, busy, trouble, edited } = useForm(
    someFees,
    async ({ fees }) => notify(await saveFees(storeId, version, fees)),
    readFees,
  );
  const wrong = new Map<string, string>(Object.entries(errors));
  return (
    <RowsForm
      heading="Fees of this store"
      lead="A way without any fee cannot be chosen: enter $0 where it costs nothing. A fee for one state goes before one for every state, and a small box before a larger one."
      none="This store has no fees of its own."
      rows={own}
      fields={(fee, at, onRemove) => (
        <FeeFields
          at={at}
          fee={fee}
          modes={modes}
          places={places}
          errorOf={(name) => wrong.get(`fees.${at}.${name}`)}
          onChoose={edited}
          onRemove={onRemove}
        />
      )}
      addLabel="Add a fee"
      saveLabel="Save the fees"
      form={form}
      busy={busy}
      trouble={trouble ?? wrong.get('fees')}
    />
  );
}
