export { addressesRoutes } from './addresses.routes.js';
export { deleteAddressRowsOf as forgetAddressBookOf } from './addresses.sql.js';
