export { readAnnouncement } from './announcement.js';
export { leaveAllLotteries } from './enter-lottery.js';
export { lotteryChecks } from './lottery-audit.sql.js';
export { openLottery } from './open-lottery.js';
export { bottleBought, bottlesGivenUp, bottlesHandedOver, doTurnsLast } from './order-bottle.js';
export { wonBottleChecks } from './won-bottle-audit.sql.js';
