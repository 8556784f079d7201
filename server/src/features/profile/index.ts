export { profileRoutes } from './profile.routes.js';
export { forgetUploadsOf, uploadWorkers } from './uploads.js';
