import { Heart, Plus, ShoppingBag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../buttons/Button';
import { buttonLook } from '../buttons/button-look';
import { IconButton } from '../buttons/IconButton';
import { MarkButton } from '../buttons/MarkButton';
import { Group, Specimen } from './Specimen';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export const ButtonGroup = () => (
  <Group title="Buttons">
    <Specimen title="Variants">
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          Add to cart
        </Button>
      ))}
    </Specimen>
    <Specimen title="Sizes">
      {sizes.map((size) => (
        <Button key={size} size={size} icon={<ShoppingBag aria-hidden="true" />}>
          Add to cart
        </Button>
      ))}
    </Specimen>
    <Specimen title="Disabled">
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          Add to cart
        </Button>
      ))}
    </Specimen>
    <Specimen title="Busy, with and without its own words">
      {variants.map((variant) => (
        <Button key={variant} variant={variant} busy busyLabel="Adding…">
          Add to cart
        </Button>
      ))}
      <Button busy>Submit</Button>
      <BusyOnPress />
    </Specimen>
    <Specimen title="Wide, with long words" layout="grid">
      <Button wide>Continue to payment</Button>
      <Button wide variant="secondary">
        Send it to the address where I had my last six orders delivered
      </Button>
    </Specimen>
    <Specimen title="A link that looks like a button">
      <a {...buttonLook()} href="#shop">
        Shop all wines
      </a>
      <a {...buttonLook({ variant: 'secondary', size: 'small' })} href="#orders">
        See my orders
      </a>
    </Specimen>
    <Specimen title="That stay pressed">
      <MarkedOnPress />
    </Specimen>
    <Specimen title="Icons only">
      <IconButton label="Add to wishlist">
        <Heart />
      </IconButton>
      <IconButton label="Add one" variant="outlined">
        <Plus />
      </IconButton>
      <IconButton label="Remove" size="small">
        <Trash2 />
      </IconButton>
      <IconButton label="Remove, not now" disabled>
        <Trash2 />
      </IconButton>
    </Specimen>
  </Group>
);

function MarkedOnPress() {
  const [marked, setMarked] = useState(false);
  return (
    <MarkButton
      icon={Heart}
      label="Helpful: review by Ada"
      marked={marked}
      onClick={() => setMarked(!marked)}
    >
      Helpful
    </MarkButton>
  );
}

function BusyOnPress() {
  const [busy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    setTimeout(setBusy, 1500, false);
  };
  return (
    <Button variant="secondary" busy={busy} busyLabel="Changing Password..." onClick={press}>
      Change Password
    </Button>
  );
}
