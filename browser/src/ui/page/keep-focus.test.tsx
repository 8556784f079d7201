import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../buttons/Button';
import { Menu, MenuItem } from '../overlays/Menu';
import { keepFocus } from './keep-focus';

let stop = () => {};
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => stop());

function Draw({ onEntered = () => {} }: { onEntered?: () => void }) {
  const [entered, setEntered] = useState(false);
  const enter = () => {
    setEntered(true);
    onEntered();
  };
  return (
    <main>
      <section aria-label="Entry">
        {entered ? <p>You are in the draw</p> : <Button onClick={enter}>Enter the draw</Button>}
      </section>
      <Button>Elsewhere</Button>
    </main>
  );
}

const enter = page.getByRole('button', { name: 'Enter the draw' });
const frames = async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
};

test('what replaces the pressed control has the focus near it', async () => {
  await render(<Draw />);
  await enter.click();
  await expect.element(page.getByRole('region', { name: 'Entry' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  await expect.element(page.getByRole('region', { name: 'Entry' })).not.toHaveAttribute('tabindex');
});

function Wishes() {
  const [wishes, setWishes] = useState(['Barolo']);
  return (
    <main>
      <section aria-label="Wishes">
        {wishes.map((wish) => (
          <Menu key={wish} label={`More of ${wish}`}>
            <MenuItem onSelect={() => setWishes([])}>Remove</MenuItem>
          </Menu>
        ))}
      </section>
    </main>
  );
}

test('an entry that takes away its own menu leads to where the menu was', async () => {
  await render(<Wishes />);
  await page.getByRole('button', { name: 'More of Barolo' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect.element(page.getByRole('region', { name: 'Wishes' })).toHaveFocus();
});

test('whoever led the focus elsewhere finds it there', async () => {
  const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
  await render(<Draw onEntered={() => (elsewhere.element() as HTMLElement).focus()} />);
  await enter.click();
  await frames();
  await expect.element(elsewhere).toHaveFocus();
});

test('a focus that was let go of before is not brought back', async () => {
  await render(<Draw />);
  const button = enter.element() as HTMLElement;
  button.focus();
  button.blur();
  await frames();
  button.click();
  await expect.element(page.getByText('You are in the draw')).toBeVisible();
  await frames();
  expect(document.activeElement).toBe(document.body);
});

test('another page is left to its heading', async () => {
  const here = location.href;
  await render(<Draw onEntered={() => history.replaceState(null, '', '/elsewhere')} />);
  await enter.click();
  await frames();
  history.replaceState(null, '', here);
  expect(document.activeElement).toBe(document.body);
});
