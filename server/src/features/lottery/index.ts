export { leaveAllLotteries } from './enter-lottery.js';
export { openLottery } from './open-lottery.js';
