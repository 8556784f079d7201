import { notify } from 'browser/toasts/toast';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { NameForm } from './NameForm';
import { saveAs } from './views.api';

type Props = { address: string; onClose: () => void };

export function SaveViewDialog({ address, onClose }: Props) {
  const save = async (name: string) => {
    await saveAs(name, address);
    notify(`Saved “${name}”.`);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save this view"
      description="This list as it is narrowed and sorted now. Only you see it."
      size="small"
    >
      <NameForm label="Save this view" hint="Such as Deliveries of tonight." does="Save" onNamed={save} />
    </Dialog>
  );
}
