import { Button } from 'browser/ui/buttons/Button';
import { Card } from 'browser/ui/lists/Card';
import { Menu, MenuItem } from 'browser/ui/overlays/Menu';
import { Badge } from 'browser/ui/values/Badge';
import type { AddressEntry } from 'contract/addresses';
import { Pencil, Trash2 } from 'lucide-react';
import css from './AddressCard.module.css';
import { addressLine, nameOf } from './address-line';

type Props = {
  entry: AddressEntry;
  isDefault: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onMakeDefault: () => void;
};

/** With less free below the dots than this, in pixels, their menu opens upward. */
const roomBelow = 100;

export function AddressCard({ entry: { address }, isDefault, onEdit, onDelete, onMakeDefault }: Props) {
  const line = addressLine(address);
  return (
    <Card as="li" space="small" className={css.card}>
      <p className={css.line}>{line}</p>
      <div className={css.menu}>
        <Menu label={`Edit or delete: ${line}`} roomBelow={roomBelow}>
          <MenuItem icon={<Pencil />} onSelect={onEdit}>
            Edit
          </MenuItem>
          <MenuItem icon={<Trash2 />} tone="danger" onSelect={onDelete}>
            Delete
          </MenuItem>
        </Menu>
      </div>
      <div className={css.foot}>
        <p className={css.phone}>Tel: {address.phone || '-'}</p>
        {isDefault ? (
          <Badge tone="success-outline">Default</Badge>
        ) : (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Make default: ${nameOf(address)}, ${address.adderess}`}
            onClick={onMakeDefault}
          >
            Make default
          </Button>
        )}
      </div>
    </Card>
  );
}
