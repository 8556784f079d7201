import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/** Turns the emulation of a touch screen on or off. */
export async function withTouch(enabled: boolean): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
}

type Point = { x: number; y: number };

/** What happens between coming down and going. */
type Meanwhile = () => unknown;

/** A narrow page is shown inside of a wider one, and smaller than it is. */
function onTheScreen({ x, y }: Point): Point {
  const { left, top, width } = window.frameElement!.getBoundingClientRect();
  const scale = width / window.innerWidth;
  return { x: left + x * scale, y: top + y * scale };
}

const middleOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** A click, if one comes. */
const clicked = () =>
  Promise.race([
    new Promise((resolve) => window.addEventListener('click', resolve, { capture: true, once: true })),
    new Promise((resolve) => setTimeout(resolve, 1000)),
  ]);

/**
 * A finger comes down and goes, at a point of the tested page; the mouse events that follow are the browser's
 * own.
 */
export async function tap(at: Point, meanwhile?: Meanwhile): Promise<void> {
  const touchPoints = [onTheScreen(at)];
  const over = clicked();
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await meanwhile?.();
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await over;
}

export const tapOn = (element: Element, meanwhile?: Meanwhile) => tap(middleOf(element), meanwhile);

/** The mouse's button goes down on the element, and up again at the same point, by so much further. */
export async function pressOn(element: Element, meanwhile?: Meanwhile, by = 0): Promise<void> {
  const { x, y } = middleOf(element);
  const mouse = (type: 'mousePressed' | 'mouseReleased', at: Point) =>
    cdp().send('Input.dispatchMouseEvent', { type, ...onTheScreen(at), button: 'left', clickCount: 1 });
  const over = clicked();
  await mouse('mousePressed', { x, y });
  await meanwhile?.();
  await mouse('mouseReleased', { x, y: y + by });
  await over;
}
