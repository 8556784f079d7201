import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { closeToast, notify, showToast, useToasts } from '../../toasts/toast';
import { announce } from './announcer';
import { Toaster } from './Toaster';

const texts = () => [...document.querySelectorAll('li p')].map((text) => text.textContent);
const settle = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const box = (text: string) => page.getByText(text).element().closest('li')!.getBoundingClientRect();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<Toaster />);
});

afterEach(() => {
  for (const { id } of useToasts.getState().toasts) closeToast(id);
  vi.useRealTimers();
});

test('a toast goes after 3000 ms, not before', async () => {
  notify('Saved');
  await settle(2999);
  expect(texts()).toEqual(['Saved']);
  await settle(1);
  expect(texts()).toEqual([]);
});

test('the newest is on top, and each keeps its own time', async () => {
  notify('First');
  await settle(1000);
  notify('Second');
  await settle(0);
  expect(texts()).toEqual(['Second', 'First']);
  await settle(2000);
  expect(texts()).toEqual(['Second']);
});

test('one that is not to hide by itself stays', async () => {
  showToast({ message: 'Read me', isAutoHide: false });
  await settle(60_000);
  expect(texts()).toEqual(['Read me']);
});

test('"jwt expired" is never displayed', async () => {
  notify('jwt expired', 'error');
  await settle(0);
  expect(texts()).toEqual([]);
  expect(useToasts.getState().showNotification).toBe(false);
});

test('hovering holds it', async () => {
  notify('Removed');
  await settle(0);
  await page.getByText('Removed').hover();
  await settle(10_000);
  expect(texts()).toEqual(['Removed']);
  await userEvent.unhover(page.getByText('Removed'));
  await settle(3000);
  expect(texts()).toEqual([]);
});

test('focusing holds it', async () => {
  notify('Removed');
  await settle(0);
  (page.getByRole('button', { name: 'Dismiss' }).element() as HTMLElement).focus();
  await settle(10_000);
  expect(texts()).toEqual(['Removed']);
});

test('its action is done once and the toast goes', async () => {
  const undo = vi.fn<() => void>();
  showToast({ message: 'Removed', action: { label: 'Undo', onPress: undo } });
  await settle(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(undo).toHaveBeenCalledTimes(1);
  expect(texts()).toEqual([]);
});

test('a key leads to its action, and the focus goes back to where it was', async () => {
  const undo = vi.fn<() => void>();
  const screen = await render(<button type="button">Remove</button>);
  (screen.getByText('Remove').element() as HTMLElement).focus();
  showToast({ message: 'Removed', action: { label: 'Undo', onPress: undo } });
  await settle(0);
  await userEvent.keyboard('{F8}');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole('button', { name: 'Remove' })).toHaveFocus();
});

test('it stands at the top right, 420 px wide', async () => {
  await page.viewport(1440, 900);
  notify('Saved');
  await settle(0);
  const { width, right, top } = box('Saved');
  expect(width).toBe(420);
  expect(top).toBeLessThan(40);
  expect(document.body.clientWidth - right).toBeLessThan(40);
});

test('on request it stands at the bottom, in the middle, and never wider than the screen', async () => {
  await page.viewport(320, 600);
  showToast({ message: 'Saved', isBottomCenter: true });
  await settle(0);
  const { left, right, bottom } = box('Saved');
  expect(left).toBe(16);
  expect(document.body.clientWidth - right).toBe(16);
  expect(600 - bottom).toBeLessThan(100);
});

test('a screen reader hears all of it through one live region', async () => {
  notify('Saved');
  announce('12 wines');
  await settle(0);
  expect(document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]')).toHaveLength(1);
  await expect.element(page.getByRole('log')).toHaveTextContent('Success: Saved');
  await expect.element(page.getByRole('log')).toHaveTextContent('12 wines');
  await settle(5000);
  expect(page.getByRole('log').element().textContent).toBe('');
});
