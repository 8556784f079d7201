export { goingOnRoutes } from './going-on.routes.js';
