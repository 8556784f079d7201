export { missingPictures, pictureWorkers, showExistingPictures, showPictures } from './pictures.js';
export { picturesRoutes } from './pictures.routes.js';
export { cutsOf } from './pictures.sql.js';
