import { getCustomerDetails, updateLicence, updateProfile, uploadPicture } from 'contract/profile';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { getCustomerDetailsOf, updateLicenceOf, updateProfileOf } from './profile.js';
import { uploadPictureOf } from './uploads.js';

export const profileRoutes = (shop: Shop) => [
  route(getCustomerDetails, ({ customer }) => shop.read((db) => getCustomerDetailsOf(db, customer.id))),
  route(updateProfile, ({ customer, body }) => shop.write((tx) => updateProfileOf(tx, customer.id, body))),
  route(updateLicence, ({ customer, body }) =>
    shop.write((tx) => updateLicenceOf(tx, customer.id, body.license_exp_date)),
  ),
  route(uploadPicture, ({ customer, file }) => uploadPictureOf(shop, customer.id, file)),
];
