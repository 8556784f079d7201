export { findPlace, lookUpZip } from './places.js';
export { placesRoutes } from './places.routes.js';
