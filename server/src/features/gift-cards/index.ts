export { GiftCardCodes } from './gift-card-codes.js';
export { giftCardsRoutes } from './gift-cards.routes.js';
export { issueGiftCards } from './issue-gift-cards.js';
export { findSpendableGiftCard, spendableOn, takesBack } from './spendable.js';
