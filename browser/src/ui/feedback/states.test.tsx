import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Steps } from '../lists/Steps';
import { Avatar } from '../values/Avatar';
import { Countdown } from '../values/Countdown';
import { Price } from '../values/Price';
import { Rating } from '../values/Rating';
import { LoadingOverlay } from './LoadingOverlay';
import { Skeleton } from './Skeleton';
import { Toaster } from './Toaster';
import { Trouble } from './Trouble';

test('an overlay covers what it is about and is announced', async () => {
  const screen = await render(
    <>
      <LoadingOverlay busy label="Deleting the address">
        <button type="button">Edit</button>
      </LoadingOverlay>
      <Toaster />
    </>,
  );
  const covered = screen.container.firstElementChild!;
  expect(covered.getAttribute('aria-busy')).toBe('true');
  const { left, top, width, height } = covered.querySelector('button')!.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2)!;
  expect(onTop.closest('button')).toBeNull();
  await expect.element(page.getByRole('log')).toHaveTextContent('Deleting the address');
});

test('trouble is told at once and can be tried again', async () => {
  const again = vi.fn<() => void>();
  await render(<Trouble title="Failed to load lottery list" again={again} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load lottery list');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(again).toHaveBeenCalledTimes(1);
});

test('a line of a skeleton is as high as a line of text', async () => {
  await render(
    <>
      <p>One line</p>
      <div>
        <Skeleton />
      </div>
    </>,
  );
  const height = (element: string) => document.querySelector(element)!.getBoundingClientRect().height;
  expect(height('p + div')).toBeCloseTo(height('p'), 1);
});

test('a lower price is told with the one before; a higher one before is not', async () => {
  const screen = await render(<Price cents={4800} compareAtCents={5600} />);
  expect(screen.container.textContent).toBe('Now $48.00, before $56.00');
  await screen.rerender(<Price cents={4800} compareAtCents={4800} />);
  expect(screen.container.textContent).toBe('$48.00');
});

test('stars are told in words', async () => {
  const screen = await render(<Rating value={4.25} count={1284} />);
  await expect.element(page.getByText('4.3 out of 5 stars, 1,284 reviews')).toBeInTheDocument();
  await screen.rerender(<Rating value={0} count={0} />);
  await expect.element(page.getByText('No reviews yet')).toBeVisible();
});

test('the steps tell where a person is and lead back to what is done', async () => {
  const steps = ['Cart', 'Delivery', 'Payment'].map((name) => ({ id: name.toLowerCase(), name }));
  const link = ({ id, name }: { id: string; name: string }) => <a href={`#${id}`}>{name}</a>;
  await render(<Steps label="Checkout" steps={steps} current="delivery" link={link} />);
  const entries = page.getByRole('navigation', { name: 'Checkout' }).getByRole('listitem');
  await expect.element(entries.nth(0)).toHaveTextContent('Cart, done');
  await expect.element(entries.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect.element(page.getByRole('link')).toHaveTextContent('Cart');
});

test('a picture that does not load leaves the initials', async () => {
  const screen = await render(<Avatar name="Ada Lovelace" src="/no-such-picture.png" />);
  await expect.element(screen.container).toHaveTextContent('AL');
});

test('a countdown changes on the second, ends once, and follows the clock of the server', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: Date.parse('2026-11-20T17:59:55.500Z'),
  });
  const ended = vi.fn<() => void>();
  const screen = await render(<Countdown until="2026-11-20T18:00:00Z" clockOffset={1000} onEnd={ended} />);
  const seconds = () => screen.container.textContent?.match(/(\d+) seconds/)?.[1];
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  await expect.poll(seconds).toBe('04');
  await pass(499);
  await expect.poll(seconds).toBe('04');
  await pass(2);
  await expect.poll(seconds).toBe('03');
  await pass(2998);
  expect(ended).not.toHaveBeenCalled();
  await pass(2000);
  await expect.poll(seconds).toBe('00');
  await pass(5000);
  expect(ended).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
