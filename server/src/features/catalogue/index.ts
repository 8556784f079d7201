export { openCatalogue } from './open-catalogue.js';
