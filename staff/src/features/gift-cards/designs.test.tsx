import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import {
  createDesign,
  designOvertaken,
  type EditedDesign,
  editDesign,
  listEditedDesigns,
  orderDesigns,
  orderOvertaken,
  retireDesign,
} from 'contract/gift-cards/designs.staff';
import { addPicture } from 'contract/pictures/pictures.staff';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { olive, otto } from '../../testing/people';
import { visit } from '../../testing/visit';

const design = (id: number, name: string, kind: EditedDesign['kind'] = 'gift-card'): EditedDesign => ({
  id,
  kind,
  name,
  description: `A picture of ${name}`,
  image_id: `card-${id}`,
  version: 1,
  retired: false,
  cut: null,
});
const all = [design(1, 'Door'), design(2, 'Vines'), design(7, 'Cake', 'birthday-card')];
const standing = [answers(getMe, olive), answers(listEditedDesigns, all)];

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const bodyOf = ({ calls }: ReturnType<typeof fakeServer>, call: string) =>
  calls.findLast((each) => each.call === call)?.body;

test('designs are put in another order, by kind', async () => {
  const server = fakeServer(...standing, answers(orderDesigns));
  await visit('/card-designs');
  await expect.element(page.getByRole('region', { name: 'Birthday cards' })).toHaveTextContent('Cake');
  await expectForEveryone();
  await expect.element(button('Move Door up')).toBeDisabled();
  server.now(answers(listEditedDesigns, [all[1]!, all[0]!, all[2]!]));
  await button('Move Vines up').click();
  await expect.element(button('Move Vines up')).toBeDisabled();
  expect(bodyOf(server, 'POST staff/card-designs/order')).toEqual({ kind: 'gift-card', ids: [2, 1] });
  server.now(refuses(orderDesigns, orderOvertaken));
  await button('Move Door up').click();
  await expect.element(page.getByText(orderOvertaken.message)).toBeVisible();
});

test('a new one wants a picture, a name and what it shows', async () => {
  const uploaded = {
    image_id: 'goods-1',
    cut: { original_id: 'goods-1', width: 1200, height: 760, turn: 0 as const, crop: null },
  };
  const server = fakeServer(
    ...standing,
    answers(addPicture, uploaded),
    answers(createDesign, { id: 9, version: 1 }),
  );
  await visit('/card-designs');
  await button('New birthday card').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Name is required')).toBeVisible();
  await expectForEveryone();
  const file = new File(['picture'], 'card.jpg', { type: 'image/jpeg' });
  await userEvent.upload(document.querySelector<HTMLElement>('input[type=file]')!, file);
  await expect.element(dialog.getByRole('img', { name: 'As it is shown' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Frost');
  await dialog.getByRole('textbox', { name: 'What it shows' }).fill('Vines under frost');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('The design is added')).toBeVisible();
  expect(bodyOf(server, 'POST staff/card-designs')).toEqual({
    kind: 'birthday-card',
    facts: { name: 'Frost', description: 'Vines under frost', image_id: 'goods-1' },
  });
});

test('one is edited, and what somebody else has changed meanwhile is said', async () => {
  const server = fakeServer(...standing, refuses(editDesign, designOvertaken));
  await visit('/card-designs');
  await button('Edit Door').click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('The open door');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(designOvertaken.message)).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('The open door');
  server.now(answers(editDesign, { id: 1, version: 2 }));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('The design is saved')).toBeVisible();
  expect(bodyOf(server, 'PUT staff/card-designs/1')).toMatchObject({ version: 1 });
});

test('one is retired and brought back by a press', async () => {
  const server = fakeServer(...standing, answers(retireDesign));
  await visit('/card-designs');
  await expect.element(button('Retire Door')).toBeVisible();
  server.now(answers(listEditedDesigns, [{ ...all[0]!, retired: true }]));
  await button('Retire Door').click();
  await expect.element(button('Bring back Door')).toBeVisible();
  expect(bodyOf(server, 'PUT staff/card-designs/1/retired')).toEqual({ retired: true });
});

test('who owns one store alone changes nothing; what cannot be loaded is asked for again', async () => {
  const server = fakeServer(answers(getMe, otto), refuses(listEditedDesigns, unavailable));
  await visit('/card-designs');
  await expect.element(page.getByText('We could not load the designs')).toBeVisible();
  server.now(answers(listEditedDesigns, all));
  await button('Try again').click();
  await expect.element(page.getByText('A picture of Door')).toBeVisible();
  await expect.element(button('Edit Door')).not.toBeInTheDocument();
});
