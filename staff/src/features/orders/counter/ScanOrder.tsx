import { useNavigate } from '@tanstack/react-router';
import { notify } from 'browser/toasts/toast';
import { Notice } from 'browser/ui/feedback/Notice';
import { useState } from 'react';
import { CameraButton } from '../../../ui/camera/CameraButton';
import { useScanner } from '../../../ui/use-scanner';

/** As it stands in bars on what is printed of an order. */
const orderNumber = /^[a-z]{2}\d+-\d{3,}$/i;
const isOrderNumber = (typed: string) => orderNumber.test(typed);

/** At the counter a slip leads to its order. */
export function ScanOrder() {
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState('');
  const open = (code: string) => {
    const isNumber = isOrderNumber(code);
    const words = isNumber ? '' : `${code} is not the number of an order. Scan its slip or its label.`;
    setTrouble(words);
    if (isNumber) void navigate({ to: '/orders/$number', params: { number: code.toUpperCase() } });
    return words;
  };
  useScanner((code) => {
    const words = open(code);
    if (words) notify(words, 'error');
  }, isOrderNumber);
  return <CameraButton onCode={open}>{trouble && <Notice tone="danger">{trouble}</Notice>}</CameraButton>;
}
