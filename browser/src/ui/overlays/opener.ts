/** Longer than it takes to load the code of a dialog. */
const remembered = 2000;

let menuButton: HTMLElement | null = null;

/** Does what the entry of a menu is for. The entry is gone by then; the button of its menu stands for it. */
export function actFromMenu(button: HTMLElement | null, act: () => void): void {
  menuButton = button;
  setTimeout(() => {
    if (menuButton === button) menuButton = null;
  }, remembered);
  act();
}

/** What opens a dialog at this moment. */
export function openerNow(): HTMLElement | null {
  const focused = document.activeElement;
  return menuButton ?? (focused instanceof HTMLElement ? focused : null);
}
