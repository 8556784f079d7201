import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { closeToast, type Toast as ToastData } from '../../toasts/toast';
import { IconButton } from '../buttons/IconButton';
import { VisuallyHidden } from '../VisuallyHidden';
import css from './Toast.module.css';
import { leaveToasts, toastFocused } from './toast-focus';

const SHOWN_FOR_MS = 3000;

const kinds = {
  success: { Icon: CircleCheck, name: 'Success' },
  error: { Icon: CircleAlert, name: 'Error' },
  info: { Icon: Info, name: 'Note' },
  warning: { Icon: TriangleAlert, name: 'Warning' },
};

export function Toast({ toast }: { toast: ToastData }) {
  const { id, message, notificationType, toastBg, isCustomStyled, isAutoHide, action } = toast;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused || !isAutoHide;
  const { Icon, name } = kinds[notificationType];

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(closeToast, SHOWN_FOR_MS, id);
    return () => clearTimeout(timer);
  }, [held, id]);

  const close = () => {
    if (focused) leaveToasts();
    closeToast(id);
  };
  const act = () => {
    close();
    action?.onPress();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- resting on it is no action
    <li
      className={css.toast}
      data-type={notificationType}
      data-look={isCustomStyled ? 'tinted' : toastBg}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget }) => {
        toastFocused(relatedTarget);
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      <Icon className={css.icon} aria-hidden="true" />
      <VisuallyHidden>{name}: </VisuallyHidden>
      <p className={css.message}>{message}</p>
      {action && (
        <button type="button" className={css.action} onClick={act}>
          {action.label}
        </button>
      )}
      <IconButton size="small" label="Dismiss" onClick={close}>
        <X />
      </IconButton>
    </li>
  );
}
