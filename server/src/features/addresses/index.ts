export { defaultAddressOf, findAddressOf, getAddressOf } from './addresses.js';
export { addressesRoutes } from './addresses.routes.js';
export { deleteAddressRowsOf as forgetAddressBookOf } from './addresses.sql.js';
