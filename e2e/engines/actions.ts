import type { Key, Point } from './browser-window';

/** As https://www.w3.org/TR/webdriver2/#keyboard-actions numbers them. */
const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C' };

/** What hands do, in the words that WebDriver and WebDriver BiDi share. */
export const pressAt = ({ x, y }: Point) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

export const typeText = (text: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

export const strike = (key: Key) => typeText(keys[key]);
