export { checkPlace } from './check-place.js';
export { placesRoutes } from './places.routes.js';
