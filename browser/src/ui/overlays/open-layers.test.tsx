import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { twoFrames } from '../../testing/frames';
import { hideKeys } from '../../testing/hide-keys';
import { tap, tapOn, withTouch } from '../../testing/touch';
import { Combobox } from '../choices/Combobox';
import { Select } from '../choices/Select';
import { DatePicker } from '../dates/DatePicker';
import { DateRangePicker } from '../dates/DateRangePicker';
import { SearchField } from '../fields/SearchField';
import { TextField } from '../fields/TextField';
import { Dialog } from './Dialog';
import { Flyout } from './Flyout';
import { Menu, MenuItem } from './Menu';

const today = '2026-11-20';
const options = ['California', 'Illinois', 'Florida', 'Texas', 'Ohio', 'Maine', 'Utah'].map((name, id) => ({
  id,
  name,
}));

function Profile() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Profile">
      <TextField label="First name" />
      <Menu label="More">
        <MenuItem>Edit</MenuItem>
      </Menu>
      <Flyout trigger="Links" align="start">
        In the flyout
      </Flyout>
      <Select label="Country" options={options} />
      <Combobox label="State" options={options} />
      <DatePicker label="Birthday" today={today} />
      <DateRangePicker label="Holiday" today={today} />
    </Dialog>
  );
}

const modal = page.getByRole('dialog', { name: 'Profile' });
const firstName = page.getByRole('textbox', { name: 'First name' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const panel = (name: string) => page.getByRole('dialog', { name });
const list = page.getByRole('listbox');

const kinds: { kind: string; opener: Locator; opened: Locator }[] = [
  { kind: 'Select', opener: button(/Country/), opened: list },
  { kind: 'Combobox', opener: page.getByRole('combobox', { name: /State/ }), opened: list },
  { kind: 'Menu', opener: button('More'), opened: page.getByRole('menu') },
  { kind: 'Flyout', opener: button('Links'), opened: page.getByText('In the flyout') },
  { kind: 'DatePicker', opener: button('Open the calendar: Birthday'), opened: panel('Birthday') },
  { kind: 'DateRangePicker', opener: button('Open the calendar: Holiday'), opened: panel('Holiday') },
];

const isOpen = (layer: Locator) => layer.query()?.checkVisibility() ?? false;
const becomes = (layer: Locator, open: boolean) => expect.poll(() => isOpen(layer)).toBe(open);

/** With something typed that would be lost. */
async function openInModal(
  { opener, opened }: (typeof kinds)[number],
  press: (element: Element) => Promise<void> = userEvent.click,
) {
  await render(<Profile />);
  await userEvent.fill(firstName, 'Ann');
  await press(opener.element());
  await becomes(opened, true);
}
async function onlyModalIsOpen(opened: Locator) {
  await becomes(opened, false);
  // By now anything else that might still close the dialog has run.
  await twoFrames();
  expect(isOpen(modal)).toBe(true);
  await expect.element(firstName).toHaveValue('Ann');
}

beforeEach(() => page.viewport(800, 900));
afterEach(() => vi.restoreAllMocks());

describe.each(kinds)('with a $kind open in a modal', (one) => {
  const { opened } = one;

  test('two presses of Escape, one right after the other, close it and the modal', async () => {
    await openInModal(one);
    await userEvent.keyboard('{Escape}{Escape}');
    await becomes(modal, false);
  });

  test('an Escape that is held down closes it alone', async () => {
    await openInModal(one);
    await userEvent.keyboard('{Escape>6/}');
    await onlyModalIsOpen(opened);
  });

  test('the back gesture closes it alone, and then the modal', async () => {
    await openInModal(one);
    hideKeys();
    await userEvent.keyboard('{Escape}');
    await onlyModalIsOpen(opened);
    await userEvent.keyboard('{Escape}');
    await becomes(modal, false);
  });

  test('the Escape that ends the choice of a character closes nothing', async () => {
    await openInModal(one);
    const key = { key: 'Escape', isComposing: true, bubbles: true, cancelable: true };
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', key));
    await twoFrames();
    expect([isOpen(opened), isOpen(modal)]).toEqual([true, true]);
  });

  test('a press outside closes it alone', async () => {
    await openInModal(one);
    await userEvent.click(document.body, { position: { x: 3, y: 3 }, force: true });
    await onlyModalIsOpen(opened);
  });
});

test.each(kinds.filter(({ kind }) => kind !== 'Combobox'))(
  'Escape closes a $kind alone when the focus is nowhere',
  async (one) => {
    await openInModal(one);
    // The focus would come back in the next frame, but none comes.
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await onlyModalIsOpen(one.opened);
  },
);

describe('a calendar and its drop-down in a modal', () => {
  const month = button(/Month/);
  const calendar = panel('Birthday');
  const openAll = async () => {
    await openInModal(kinds.find(({ kind }) => kind === 'DatePicker')!);
    await userEvent.click(month);
    await becomes(list, true);
  };

  test('two quick presses of Escape leave the modal open, with the focus in the field', async () => {
    await openAll();
    await userEvent.keyboard('{Escape}{Escape}');
    await onlyModalIsOpen(calendar);
    await expect.element(button('Open the calendar: Birthday')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await becomes(modal, false);
  });
});

describe('on a phone', () => {
  beforeEach(async () => {
    await page.viewport(390, 844);
    await withTouch(true);
  });
  afterEach(() => withTouch(false));

  test.each(kinds)('a tap outside closes a $kind alone, and the next one the modal', async (one) => {
    await openInModal(one, tapOn);
    await tap({ x: 3, y: 3 });
    await onlyModalIsOpen(one.opened);
    await tap({ x: 3, y: 3 });
    await becomes(modal, false);
  });
});

test('a modal stays when somebody looked for a file in it and chose none', async () => {
  const onClose = vi.fn();
  await render(
    <Dialog open onClose={onClose} title="Profile">
      <input type="file" aria-label="Picture" />
    </Dialog>,
  );
  page
    .getByLabelText('Picture')
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('the Escape with which the browser empties a search field leaves the modal open', async () => {
  const onClose = vi.fn();
  await render(
    <Dialog open onClose={onClose} title="Profile">
      <SearchField label="Wine" />
    </Dialog>,
  );
  const field = page.getByRole('searchbox', { name: 'Wine' });
  await userEvent.fill(field, 'Barolo');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('a flyout takes the Escape before a search field does', async () => {
  await render(
    <Dialog open onClose={() => {}} title="Profile">
      <SearchField label="Wine" />
      <Flyout trigger="Links">In the flyout</Flyout>
    </Dialog>,
  );
  const field = page.getByRole('searchbox', { name: 'Wine' });
  await userEvent.click(button('Links'));
  await userEvent.fill(field, 'Barolo');
  await becomes(page.getByText('In the flyout'), true);
  await userEvent.keyboard('{Escape}');
  await becomes(page.getByText('In the flyout'), false);
  await expect.element(field).toHaveValue('Barolo');
});

test('nobody else hears the Escape that closes a modal', async () => {
  const [hear, close] = [vi.fn(), vi.fn()];
  await render(
    // A stand-in for a part of the page that has a use for the key itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={hear}>
      <Dialog open onClose={close} title="Profile">
        <TextField label="First name" />
      </Dialog>
    </div>,
  );
  await userEvent.click(firstName);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => close.mock.calls.length).toBe(1);
  expect(hear).not.toHaveBeenCalled();
});
