/**
 * Screens that are opened from another screen. The list of the files that they need is long: it is loaded
 * with the first of them, not before the shelves and the log-in.
 */
export const laterScreens = {
  ContactScreen: async () => (await import('../../features/pages/contact/ContactScreen')).ContactScreen,
  TermsScreen: async () => (await import('../../features/pages/texts/LegalScreens')).TermsScreen,
  PrivacyScreen: async () => (await import('../../features/pages/texts/LegalScreens')).PrivacyScreen,
  ReturnsScreen: async () => (await import('../../features/pages/texts/LegalScreens')).ReturnsScreen,
  AboutScreen: async () => (await import('../../features/pages/about/AboutScreen')).AboutScreen,
  ProfileLayout: async () => (await import('../../features/profile/ProfileLayout')).ProfileLayout,
  ProfileScreen: async () => (await import('../../features/profile/ProfileScreen')).ProfileScreen,
  LoyaltyPointsScreen: async () =>
    (await import('../../features/loyalty/LoyaltyPointsScreen')).LoyaltyPointsScreen,
  StoreCreditScreen: async () =>
    (await import('../../features/store-credit/StoreCreditScreen')).StoreCreditScreen,
  GiftCardsScreen: async () =>
    (await import('../../features/gift-cards/account/GiftCardsScreen')).GiftCardsScreen,
  GiftCardShelfScreen: async () =>
    (await import('../../features/gift-cards/designs/GiftCardShelfScreen')).GiftCardShelfScreen,
  BirthdayCardScreen: async () =>
    (await import('../../features/gift-cards/designs/BirthdayCardScreen')).BirthdayCardScreen,
  PurchaseGiftCardScreen: async () =>
    (await import('../../features/gift-cards/buying/PurchaseGiftCardScreen')).PurchaseGiftCardScreen,
  LotteryManagementScreen: async () =>
    (await import('../../features/lottery/tickets/LotteryManagementScreen')).LotteryManagementScreen,
  LotteriesScreen: async () => (await import('../../features/lottery/list/LotteriesScreen')).LotteriesScreen,
  LotteryScreen: async () => (await import('../../features/lottery/entering/LotteryScreen')).LotteryScreen,
  LotteryRecordScreen: async () =>
    (await import('../../features/lottery/record/LotteryRecordScreen')).LotteryRecordScreen,
  OrdersScreen: async () => (await import('../../features/orders/list/OrdersScreen')).OrdersScreen,
  OrderDetailsScreen: async () =>
    (await import('../../features/orders/course/OrderDetailsScreen')).OrderDetailsScreen,
  BillingAddressScreen: async () =>
    (await import('../../features/addresses/BillingAddressScreen')).BillingAddressScreen,
  ChangePasswordScreen: async () =>
    (await import('../../features/auth/passwords/ChangePasswordScreen')).ChangePasswordScreen,
  WineSetsScreen: async () => (await import('../../features/catalogue/sets/WineSetsScreen')).WineSetsScreen,
  WineSetScreen: async () => (await import('../../features/catalogue/sets/WineSetScreen')).WineSetScreen,
  CompareScreen: async () => (await import('../../features/catalogue/compare/CompareScreen')).CompareScreen,
  WishlistPage: async () => (await import('./WishlistPage')).WishlistPage,
  CartPage: async () => (await import('./CartPage')).CartPage,
  CartAddressScreen: async () =>
    (await import('../../features/checkout/CartAddressScreen')).CartAddressScreen,
  CartPaymentScreen: async () =>
    (await import('../../features/checkout/CartPaymentScreen')).CartPaymentScreen,
};
