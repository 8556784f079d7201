import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { focusPageHeading } from './heading-focus';
import { PageHeading } from './PageHeading';

const heading = page.getByRole('heading', { level: 1 });

const shell = (loaded: boolean) => (
  <>
    <a href="#cart">Cart</a>
    <input aria-label="Search" />
    {loaded && <PageHeading>Your cart</PageHeading>}
  </>
);

const focus = (name: string) => document.querySelector<HTMLElement>(name)!.focus();

beforeEach(() => (document.activeElement as HTMLElement).blur());

test('the first page leaves the focus where it is', async () => {
  await render(shell(true));
  await expect.element(heading).not.toHaveFocus();
});

test('after a navigation the heading has the focus', async () => {
  await render(shell(true));
  focus('a');
  focusPageHeading();
  await expect.element(heading).toHaveFocus();
});

test('a heading that comes later takes it then, unless the person has moved on', async () => {
  const screen = await render(shell(false));
  focus('a');
  focusPageHeading();
  await screen.rerender(shell(true));
  await expect.element(heading).toHaveFocus();

  await screen.rerender(shell(false));
  focus('a');
  focusPageHeading();
  focus('input');
  await screen.rerender(shell(true));
  await expect.element(page.getByLabelText('Search')).toHaveFocus();
});
