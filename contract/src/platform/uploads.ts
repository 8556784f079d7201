import { refusal } from './endpoint.js';
import { tooLarge, unavailable, unsupportedType } from './envelope.js';

/** In bytes. */
export const largestPicture = 5 * 1024 * 1024;
export const mostPixels = 40_000_000;

export const fileMissing = refusal(422, 'file_missing', 'Choose a picture to upload.', 'file');
export const notAPicture = refusal(
  422,
  'not_a_picture',
  'This is not a picture that we can read. Please use a JPEG, PNG, WebP or AVIF file.',
  'file',
);
export const lyingName = refusal(
  422,
  'lying_name',
  'This file is not the kind of picture its name says. Please save it again as a JPEG or PNG.',
  'file',
);
export const tooManyPixels = refusal(
  422,
  'too_many_pixels',
  'This picture is too large: 40 megapixels are the most.',
  'file',
);

/** What is wrong with a file that should be a picture. */
export const uploadRefusals = [
  fileMissing,
  notAPicture,
  lyingName,
  tooManyPixels,
  tooLarge,
  unsupportedType,
  unavailable,
];
