// Some of these are only for the demo, which writes lotteries of the past.
export { announceLottery, pauseBeforeDraw, usualRules } from './announcing/announce-lottery.js';
export { readAnnouncement } from './announcing/announcement.js';
export { sealedSeeds } from './announcing/sealed-seeds.sql.js';
export { Seeds } from './announcing/seeds.js';
export { freeze } from './drawing/close-lottery.js';
export { drawKeyOf, hashOfLines, inOrder, linesOf, rank } from './drawing/draw.js';
export { publishDraw } from './drawing/draw-lottery.js';
export { lotteryChecks } from './drawing/lottery-audit.sql.js';
export { leaveAllLotteries, ticketNumber } from './entering/enter-lottery.js';
export { lockLottery, selectLotteryUnderWay, updateLottery } from './lotteries.sql.js';
export { openLottery } from './open-lottery.js';
export { openClaimsOf } from './winning/open-claims.js';
export { bottleBought, bottlesGivenUp, bottlesHandedOver, doTurnsLast } from './winning/order-bottle.js';
export { wonBottleChecks } from './winning/won-bottle-audit.sql.js';
