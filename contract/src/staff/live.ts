import { endpoint } from '../platform/endpoint.js';

/**
 * Events by name: `3:orders` says that something about the orders of store 3 has changed, `all:orders` that
 * it has at some or all stores, `*` that anything may have changed, and `3:new_order` that store 3 has
 * another order to serve. The caller then asks what it is.
 */
export const listenLive = endpoint('GET', 'staff/live', {
  about: 'The doorbell: server-sent events that name what has changed, for as long as the caller listens.',
  may: 'account.own',
  byItself: true,
});
