import { changeProductPictures, listProductPictures } from 'contract/catalogue/product-pictures.staff';
import {
  createProduct,
  editProduct,
  getEditedProduct,
  listBrands,
  retireProduct,
} from 'contract/catalogue/products.staff';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../../staff/index.js';
import type { Catalogue } from '../shelves/catalogue.js';
import {
  createProductBy,
  editProductBy,
  getEditedProductAs,
  listBrandsLike,
  retireProductBy,
} from './editing.js';
import { changePicturesBy, listPicturesOf } from './product-pictures.js';

export const editingRoutes = (shop: Shop, catalogue: Catalogue) => [
  staffRoute(getEditedProduct, ({ path }) => shop.read((db) => getEditedProductAs(shop, db, path.id))),
  staffRoute(createProduct, ({ person, body }) => createProductBy(shop, catalogue, person, body)),
  staffRoute(editProduct, ({ person, path, body }) => editProductBy(shop, catalogue, person, path.id, body)),
  staffRoute(retireProduct, ({ person, path, body }) =>
    retireProductBy(shop, catalogue, person, path.id, body.retired),
  ),
  staffRoute(listProductPictures, ({ path }) => shop.read((db) => listPicturesOf(db, path.id))),
  staffRoute(changeProductPictures, ({ person, path, body }) =>
    changePicturesBy(shop, catalogue, person, path.id, body),
  ),
  staffRoute(listBrands, ({ query }) => shop.read((db) => listBrandsLike(db, query.q))),
];
