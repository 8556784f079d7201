import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Dialog, DialogActions } from 'browser/ui/overlays/Dialog';
import { type ReactNode, useRef, useState } from 'react';
import css from './CameraDialog.module.css';
import { useCamera } from './use-camera';

type Props = { open: boolean; onClose: () => void; onCode: (code: string) => void; children: ReactNode };

/** It stays open for the next bottle. */
export const CameraDialog = ({ open, onClose, ...rest }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Scan with the camera"
    description="Hold a barcode in front of the camera. It reads one at a time."
    size="small"
  >
    <Camera {...rest} />
    <DialogActions>
      <Button onClick={onClose}>Done</Button>
    </DialogActions>
  </Dialog>
);

function Camera({ onCode, children }: Pick<Props, 'onCode' | 'children'>) {
  const video = useRef<HTMLVideoElement>(null);
  const [read, setRead] = useState('');
  const { isOn, trouble, tryAgain } = useCamera(video, (code) => {
    setRead(code);
    onCode(code);
  });
  const again = (
    <Button variant="secondary" size="small" onClick={tryAgain}>
      Try again
    </Button>
  );
  return (
    <div className={css.camera}>
      <div className={css.picture} hidden={trouble !== ''}>
        <video ref={video} muted playsInline aria-hidden="true" />
        {!isOn && <p className={css.starting}>Starting the camera…</p>}
      </div>
      {trouble && (
        <Notice tone="danger" action={again}>
          {trouble}
        </Notice>
      )}
      <output className={css.read}>{read && `Read ${read}`}</output>
      {read && children}
    </div>
  );
}
