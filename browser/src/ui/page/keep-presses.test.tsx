import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { pressOn, tapOn, withTouch } from '../../testing/touch';
import { keepPresses } from './keep-presses';

const pressed: string[] = [];
const said = page.getByText('What the answer says');

/** Some room that an answer may fill, and two buttons below it. */
function openPage(buttons: string) {
  const main = document.createElement('main');
  main.innerHTML = `<p hidden style="height:48px;margin:0">What the answer says</p>${buttons}`;
  document.body.append(main);
  main.addEventListener('click', ({ target }) =>
    pressed.push((target as Element).closest('button, a, label, tr')?.textContent ?? 'nothing'),
  );
  onTestFinished(() => main.remove());
  const answer = () => main.querySelector('p')!.toggleAttribute('hidden', false);
  return { main, answer, named: (name: string) => page.getByText(name, { exact: true }).element() };
}

const style = 'display:block;width:200px;height:44px;margin:4px 0';
const two = `<button style="${style}">Change it</button><button style="${style}">Place order</button>`;

const ways = [
  ['the mouse', pressOn],
  ['a finger', tapOn],
] as const;

beforeEach(async () => {
  pressed.length = 0;
  const end = keepPresses();
  await withTouch(true);
  onTestFinished(async () => {
    end();
    await withTouch(false);
  });
});

test.each(ways)('what %s came down on is pressed, wherever it slides meanwhile', async (_way, press) => {
  const { answer, named } = openPage(two);
  await press(named('Place order'), answer);
  await expect.element(said).toBeVisible();
  await expect.poll(() => pressed).toEqual(['Place order']);
});

test.each(ways)('what slides under %s is not pressed', async (_way, press) => {
  const { main, named } = openPage(`<p style="${style}">Some words</p>${two}`);
  await press(named('Some words'), () =>
    main.querySelectorAll('p')[1]!.style.setProperty('margin-top', '-48px'),
  );
  expect(pressed.filter((name) => name !== 'nothing')).toEqual([]);
});

test.each(ways)('nothing is pressed instead of what goes away under %s', async (_way, press) => {
  const { named } = openPage(two);
  const gone = named('Change it');
  await press(gone, () => gone.remove());
  expect(pressed.filter((name) => name !== 'nothing')).toEqual([]);
});

test.each(ways)('what is drawn anew under %s, and reads the same, is pressed', async (_way, press) => {
  const { named } = openPage(two);
  const old = named('Change it');
  await press(old, () => old.replaceWith(old.cloneNode(true)));
  await expect.poll(() => pressed).toEqual(['Change it']);
});

test.each(ways)(
  'what slides under %s, reads the same and is for something else, is not',
  async (_way, press) => {
    const { main } = openPage(
      ['Chablis', 'Barolo']
        .map((name) => `<button aria-label="Remove ${name}" style="${style}">Remove</button>`)
        .join(''),
    );
    const first = main.querySelector('button')!;
    await press(first, () => first.remove());
    expect(pressed.filter((name) => name !== 'nothing')).toEqual([]);
  },
);

test('a press is counted once where nothing moves, also that of a label', async () => {
  const { main, named } = openPage(`${two}<label><input type="checkbox">Yes</label>`);
  await pressOn(named('Change it'));
  await expect.poll(() => pressed).toEqual(['Change it']);
  await pressOn(named('Yes'));
  await expect.poll(() => main.querySelector('input')!.checked).toBe(true);
  // The label's click, and that of its field, as ever.
  expect(pressed).toEqual(['Change it', 'Yes', 'Yes']);
});

test('a label that slides away still turns on its field', async () => {
  const { main, answer, named } = openPage('<label><input type="checkbox">Yes</label>');
  await pressOn(named('Yes'), answer);
  await expect.poll(() => main.querySelector('input')!.checked).toBe(true);
});

test('a mouse that leaves a button means nothing by it', async () => {
  const { answer, named } = openPage(two);
  await pressOn(named('Change it'), answer, 120);
  expect(pressed).not.toContain('Change it');
});

test('behind a dialog that came meanwhile nothing is pressed', async () => {
  const { main, answer, named } = openPage(two);
  const dialog = document.createElement('dialog');
  main.append(dialog);
  await pressOn(named('Change it'), () => {
    answer();
    dialog.showModal();
  });
  expect(pressed).not.toContain('Change it');
});
