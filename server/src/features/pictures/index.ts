export { missingPictures, pictureWorkers, useExistingPictures, usePictures } from './pictures.js';
export { picturesRoutes } from './pictures.routes.js';
export { cutsOf } from './pictures.sql.js';
