export { lotteryRoutes } from './lottery.routes.js';
