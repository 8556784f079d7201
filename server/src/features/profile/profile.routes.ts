import { getCustomerDetails, updateLicence, updateProfile, uploadPicture } from 'contract/profile';
import { chooseNews, getNewsChoice } from 'contract/profile/news';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { chooseNewsFor, getNewsChoiceOf } from './news.js';
import { getCustomerDetailsOf, updateLicenceOf, updateProfileOf } from './profile.js';
import { uploadPictureOf } from './uploads.js';

export const profileRoutes = (shop: Shop) => [
  route(getCustomerDetails, ({ customer }) => shop.read((db) => getCustomerDetailsOf(db, customer.id))),
  route(updateProfile, ({ customer, body }) => shop.write((tx) => updateProfileOf(tx, customer.id, body))),
  route(updateLicence, ({ customer, body }) =>
    shop.write((tx) => updateLicenceOf(tx, customer.id, body.license_exp_date)),
  ),
  route(getNewsChoice, ({ customer }) => shop.read((db) => getNewsChoiceOf(db, customer.id))),
  route(chooseNews, ({ customer, body }) => shop.write((tx) => chooseNewsFor(tx, customer.id, body))),
  route(uploadPicture, ({ customer, file }) => uploadPictureOf(shop, customer.id, file)),
];
