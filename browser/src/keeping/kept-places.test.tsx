import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { keptPlaceOf, useKeptPlace } from './kept-places';

function LongList({ page, ready = true }: { page: string; ready?: boolean }) {
  useKeptPlace(page, ready);
  return <div style={{ height: ready ? 5000 : 100 }} />;
}

const read = async (page: string, place: number) => {
  window.scrollTo(0, place);
  await expect.poll(() => keptPlaceOf(page)).toBe(place);
};

test('a page of the history that is new begins at its top', () => {
  expect(keptPlaceOf('never seen')).toBe(0);
  expect(keptPlaceOf(undefined)).toBe(0);
});

test('whoever comes back is where she was, as soon as the list stands', async () => {
  const before = await render(<LongList page="the first list" />);
  await read('the first list', 1800);
  await before.unmount();
  window.scrollTo(0, 0);

  const again = await render(<LongList page="the first list" ready={false} />);
  expect(window.scrollY).toBe(0);
  await again.rerender(<LongList page="the first list" />);
  expect(window.scrollY).toBe(1800);
});

test('each page of the history has a place of its own', async () => {
  const list = await render(<LongList page="one list" />);
  await read('one list', 700);
  await list.rerender(<LongList page="another list" />);
  await read('another list', 1500);
  expect(keptPlaceOf('one list')).toBe(700);
  await list.rerender(<LongList page="one list" />);
  expect(window.scrollY).toBe(700);
});

test('a page that has been left no longer notes where others scroll', async () => {
  const list = await render(<LongList page="a list that is left" />);
  await read('a list that is left', 900);
  await list.rerender(<LongList page="the next list" />);
  await read('the next list', 300);
  expect(keptPlaceOf('a list that is left')).toBe(900);
});
