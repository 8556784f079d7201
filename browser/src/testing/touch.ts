import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/** Turns the emulation of a touch screen on or off. */
export async function withTouch(enabled: boolean): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
}

/**
 * A finger comes down and goes, at a point of the tested page; the mouse events that follow are the browser's
 * own.
 */
export async function tap({ x, y }: { x: number; y: number }): Promise<void> {
  // A narrow page is shown inside of a wider one, and smaller than it is.
  const { left, top, width } = window.frameElement!.getBoundingClientRect();
  const scale = width / window.innerWidth;
  const point = { x: left + x * scale, y: top + y * scale };
  const over = new Promise((resolve) =>
    window.addEventListener('click', resolve, { capture: true, once: true }),
  );
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await Promise.race([over, new Promise((resolve) => setTimeout(resolve, 1000))]);
}

export const tapOn = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return tap({ x: x + width / 2, y: y + height / 2 });
};
