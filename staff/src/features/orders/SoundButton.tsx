import { IconButton } from 'browser/ui/buttons/IconButton';
import { Bell, BellOff } from 'lucide-react';
import { ringOut, turnSound, useSound } from './new-orders';

/** Whether a new order is heard on this device; a press that turns it on is answered by the sound. */
export function SoundButton() {
  const on = useSound((sound) => sound.on);
  const turn = () => {
    turnSound();
    ringOut();
  };
  return (
    <IconButton
      label={
        on ? 'New orders ring here: turn the sound off' : 'New orders are silent here: turn the sound on'
      }
      onClick={turn}
    >
      {on ? <Bell /> : <BellOff />}
    </IconButton>
  );
}
