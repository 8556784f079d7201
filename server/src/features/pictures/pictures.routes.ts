import { addPicture, cutPicture } from 'contract/pictures/pictures.staff';
import type { Shop } from '../../platform/shop.js';
import { staffRoute } from '../staff/index.js';
import { addPictureFrom, cutPictureAs } from './pictures.js';

export const picturesRoutes = (shop: Shop) => [
  staffRoute(addPicture, ({ file }) => addPictureFrom(shop, file)),
  staffRoute(cutPicture, ({ path, body }) => cutPictureAs(shop, path.image_id, body)),
];
