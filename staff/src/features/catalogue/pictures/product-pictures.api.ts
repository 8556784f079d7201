import { queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { keepAnswer } from 'browser/calls/keep-answer';
import { queries } from 'browser/calls/queries';
import {
  changeProductPictures,
  listProductPictures,
  type ProductPictures,
} from 'contract/catalogue/product-pictures.staff';

export type ProductPicture = ProductPictures[number];

const keyOf = (id: number) => ['product-pictures', id];

export const productPicturesQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: () => call(listProductPictures, { path: { id: `${id}` } }),
  });

const shown = ({ image_id, words }: ProductPicture) => ({ image_id, words });

/** If somebody else was faster, the pictures that the shop has now are read. */
export async function changePicturesOf(
  id: number,
  seen: readonly ProductPicture[],
  pictures: readonly ProductPicture[],
) {
  try {
    const body = { seen: seen.map(shown), pictures: pictures.map(shown) };
    const { message, data } = await callFor(changeProductPictures, { path: { id: `${id}` }, body });
    await keepAnswer(productPicturesQuery(id).queryKey, data);
    return message;
  } catch (error) {
    await queries.invalidateQueries({ queryKey: keyOf(id) });
    throw error;
  }
}
