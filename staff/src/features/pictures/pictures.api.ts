import { call } from 'browser/calls/call';
import { httpClient } from 'browser/calls/methods';
import { addPicture, type Crop, cutPicture, type Turn } from 'contract/pictures/pictures.staff';
import * as v from 'valibot';

export async function uploadPicture(file: File) {
  const { data } = await httpClient.upload(addPicture.path, file);
  return v.parse(addPicture.shape.data, data);
}

export const cutPictureAs = (image_id: string, cutting: { turn: Turn; crop: Crop | null }) =>
  call(cutPicture, { path: { image_id }, body: cutting });
