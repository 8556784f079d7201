import { Button } from 'browser/ui/buttons/Button';
import { ScanBarcode } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { canScanByCamera } from './barcode-detector';
import { CameraDialog } from './CameraDialog';

type Props = {
  /** What the scanner's codes go to. */
  onCode: (code: string) => void;
  size?: 'small';
  /** What the screen says about the last code: behind the dialog nobody would read it. */
  children?: ReactNode;
};

/** For whoever has no scanner at hand. Where the browser cannot read bars, or there is no camera, there is none. */
export function CameraButton({ onCode, size, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [canScan, setCanScan] = useState(false);
  useEffect(() => {
    let isGone = false;
    void canScanByCamera().then((can) => isGone || setCanScan(can));
    return () => {
      isGone = true;
    };
  }, []);
  if (!canScan) return null;
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        icon={<ScanBarcode aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        Scan with the camera
      </Button>
      <CameraDialog open={isOpen} onClose={() => setIsOpen(false)} onCode={onCode}>
        {children}
      </CameraDialog>
    </>
  );
}
