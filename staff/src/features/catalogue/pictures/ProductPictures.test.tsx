import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { pressInToast } from 'browser/testing/press-in-toast';
import { listCategories } from 'contract/catalogue/assortment.staff';
import {
  changeProductPictures,
  listProductPictures,
  picturesOvertaken,
} from 'contract/catalogue/product-pictures.staff';
import { getEditedProduct, listBrands } from 'contract/catalogue/products.staff';
import { addPicture, cutPicture } from 'contract/pictures/pictures.staff';
import { unavailable } from 'contract/platform/envelope';
import { notAPicture } from 'contract/platform/uploads';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mia, olive } from '../../../testing/people';
import { visit } from '../../../testing/visit';
import { editedWine } from '../testing/wines';

const whole = { original_id: 'goods-1', width: 4000, height: 3000, turn: 0 as const, crop: null };
const front = { image_id: 'goods-1', words: '', cut: whole };
const back = { image_id: 'bottle-2', words: 'The label of the back', cut: null };
const standing = [
  answers(getMe, olive),
  answers(listCategories, []),
  answers(listBrands, []),
  answers(getEditedProduct, editedWine),
  answers(listProductPictures, [front, back]),
];

const pictures = page.getByRole('list', { name: 'Pictures' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const adding = page.getByRole('button', { name: 'Add pictures' });
const open = () => visit(`/products/${editedWine.id}`);
const sentOf = ({ calls }: ReturnType<typeof fakeServer>, part: string) =>
  calls.filter(({ call }) => call.includes(part)).map(({ body }) => body);
const shown = (...images: string[]) =>
  images.map((image_id) => ({ image_id, words: image_id === back.image_id ? back.words : '' }));

test('pictures are ordered by the keys, and each change is saved with what was seen', async () => {
  const server = fakeServer(...standing, answers(changeProductPictures, [back, front]));
  await open();
  await expect.element(pictures.getByRole('listitem').first()).toHaveTextContent('On the card');
  await expectForEveryone();
  await button('Move picture 2 earlier').click();
  await expect.element(page.getByText('The pictures are saved')).toBeVisible();
  await expect.element(pictures.getByRole('img').first()).toHaveAttribute('alt', back.words);
  expect(sentOf(server, 'PUT')).toEqual([
    { seen: shown('goods-1', 'bottle-2'), pictures: shown('bottle-2', 'goods-1') },
  ]);
  await expect.element(button('Move picture 1 earlier')).toBeDisabled();
});

test('one is removed, and put back by a press', async () => {
  const server = fakeServer(...standing, answers(changeProductPictures, [front]));
  await open();
  await button('Remove picture 2').click();
  await expect.element(pictures.getByRole('listitem').nth(1)).not.toBeInTheDocument();
  server.now(answers(changeProductPictures, [front, back]));
  await pressInToast('Undo');
  await expect.element(pictures.getByRole('listitem').nth(1)).toBeVisible();
  expect(sentOf(server, 'PUT').at(-1)).toEqual({
    seen: shown('goods-1'),
    pictures: shown('goods-1', 'bottle-2'),
  });
});

test('one that is uploaded stands last; what is no picture is said in words', async () => {
  const added = { image_id: 'goods-3', cut: { ...whole, original_id: 'goods-3' } };
  const server = fakeServer(
    ...standing,
    answers(addPicture, added),
    answers(changeProductPictures, [front, back, { ...added, words: '' }]),
  );
  await open();
  const file = new File(['picture'], 'label.jpg', { type: 'image/jpeg' });
  const choose = () => userEvent.upload(document.querySelector<HTMLElement>('input[type=file]')!, file);
  await expect.element(adding).toBeVisible();
  await choose();
  await expect.element(pictures.getByRole('listitem').nth(2)).toBeVisible();
  expect(sentOf(server, 'PUT').at(-1)).toMatchObject({ pictures: shown('goods-1', 'bottle-2', 'goods-3') });
  server.now(refuses(addPicture, notAPicture));
  await choose();
  await expect.element(page.getByText(notAPicture.message)).toBeVisible();
});

test('one is turned, cut and described; what came with the shop is described alone', async () => {
  const crop = { left: 0, top: 0, width: 1, height: 1 };
  const cut = { image_id: 'goods-4', cut: { ...whole, turn: 90 as const, crop } };
  const server = fakeServer(
    ...standing,
    answers(cutPicture, cut),
    answers(changeProductPictures, [{ ...cut, words: 'Front' }, back]),
  );
  await open();
  await button('Edit picture 2').click();
  await expect.element(button('Turn')).not.toBeInTheDocument();
  await button('Cancel').click();
  await button('Edit picture 1').click();
  const dialog = page.getByRole('dialog', { name: 'Edit picture' });
  await dialog.getByRole('checkbox', { name: 'Crop to the shape of the card' }).click();
  const frame = dialog.getByRole('region', { name: /What is kept/ });
  await expect.element(frame).toBeVisible();
  await expectForEveryone();
  await button('Turn').click();
  frame.element().focus();
  await userEvent.keyboard('{-}{-}{Shift>}{ArrowRight}{/Shift}{ArrowUp}');
  await dialog.getByRole('textbox', { name: 'What it shows' }).fill(' Front ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [asked] = sentOf(server, '/cuts') as { turn: number; crop: typeof crop }[];
  expect(asked!.turn).toBe(90);
  expect(asked!.crop.width).toBeCloseTo(0.9025);
  expect(asked!.crop.left).toBeCloseTo(0.09875);
  expect(asked!.crop.top).toBeCloseTo(0.03875);
  expect(sentOf(server, 'PUT').at(-1)).toMatchObject({
    pictures: [{ image_id: 'goods-4', words: 'Front' }, { image_id: 'bottle-2' }],
  });
});

test('where somebody else was faster, what stands there now is shown', async () => {
  const server = fakeServer(...standing, refuses(changeProductPictures, picturesOvertaken));
  await open();
  await expect.element(button('Remove picture 2')).toBeVisible();
  server.now(answers(listProductPictures, [back]));
  await button('Remove picture 2').click();
  await expect.element(page.getByText(picturesOvertaken.message)).toBeVisible();
  await expect.element(pictures.getByRole('img').first()).toHaveAttribute('alt', back.words);
});

test('a clerk sees them; what cannot be loaded is asked for again', async () => {
  const server = fakeServer(...standing, answers(getMe, mia), refuses(listProductPictures, unavailable));
  await open();
  await expect.element(page.getByText('We could not load the pictures')).toBeVisible();
  server.now(answers(listProductPictures, []));
  await button('Try again').click();
  await expect.element(page.getByText(/There are none yet/)).toBeVisible();
  await expect.element(adding).not.toBeInTheDocument();
});
