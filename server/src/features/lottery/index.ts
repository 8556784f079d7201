export { leaveAllLotteries } from './enter-lottery.js';
export { lotteryChecks } from './lottery-audit.sql.js';
export { openLottery } from './open-lottery.js';
