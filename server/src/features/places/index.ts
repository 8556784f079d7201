export { checkPlace } from './check-place.js';
export { lookUpLocationBy, nameOfState, statesOfZip } from './places.js';
export { placesRoutes } from './places.routes.js';
export { timezonesOf } from './time-zones.js';
export { middleOfZip } from './zip-middles.js';
