import { create } from 'zustand';

const useOpenDialogs = create<{ stack: readonly HTMLElement[] }>()(() => ({ stack: [] }));

export function dialogOpened(dialog: HTMLElement): void {
  useOpenDialogs.setState(({ stack }) => ({ stack: [...stack, dialog] }));
}

export function dialogClosed(dialog: HTMLElement): void {
  useOpenDialogs.setState(({ stack }) => ({ stack: stack.filter((one) => one !== dialog) }));
}

/** The dialog on top, or null. What floats belongs inside it: everything outside of a modal dialog is inert. */
export const useTopDialog = () => useOpenDialogs(({ stack }) => stack.at(-1) ?? null);
