import { plural } from 'browser/formats/format';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import { callLotteryOff, type OneLottery } from 'contract/lottery/lotteries.staff';
import { callOff } from './lotteries.api';
import css from './PlanForm.module.css';

type Props = { storeId: number; lottery: OneLottery; open: boolean; onClose: () => void };

export const CallOffDialog = ({ open, onClose, ...about }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    size="small"
    title="Call this lottery off?"
    description={whatHappens(about.lottery)}
  >
    <CallOffForm {...about} onClose={onClose} />
  </Dialog>
);

const whatHappens = ({ bottles, entries }: OneLottery) =>
  [
    plural(bottles, {
      one: 'The bottle goes back on the shelf.',
      other: 'All # bottles go back on the shelf.',
    }),
    plural(entries, {
      zero: 'Nobody has entered.',
      one: 'The one who has entered gets a letter.',
      other: 'The # who have entered get a letter.',
    }),
    'Entering was free, so no money has to go back. This is for good.',
  ].join(' ');

function CallOffForm({ storeId, lottery, onClose }: Omit<Props, 'open'>) {
  const { form, errors, busy, trouble } = useForm(callLotteryOff.shape.body, async ({ because }) => {
    notify((await callOff(storeId, lottery.id, because)).message);
    onClose();
  });
  return (
    <form {...form} className={css.form} aria-label="Call off">
      <TextField
        label="Why"
        name="because"
        autoComplete="off"
        maxLength={300}
        required
        hint="Customers read it in their letter and in the record of the draw."
        error={errors.because}
      />
      <FormActions
        busy={busy}
        trouble={trouble}
        does="Call off"
        doing="Calling off..."
        variant="danger"
        leave="Keep it"
        onLeave={onClose}
      />
    </form>
  );
}
