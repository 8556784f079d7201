/**
 * Screens to which somebody goes from another one. Which files each of them needs is a long list: it comes with the
 * first that is opened, instead of before the shelves and the log-in.
 */
export const laterScreens = {
  ContactScreen: async () => (await import('../features/pages/ContactScreen')).ContactScreen,
  TermsScreen: async () => (await import('../features/pages/TermsScreen')).TermsScreen,
  PrivacyScreen: async () => (await import('../features/pages/PrivacyScreen')).PrivacyScreen,
  ReturnsScreen: async () => (await import('../features/pages/ReturnsScreen')).ReturnsScreen,
  AboutScreen: async () => (await import('../features/pages/AboutScreen')).AboutScreen,
  ProfileLayout: async () => (await import('../features/profile/ProfileLayout')).ProfileLayout,
  ProfileScreen: async () => (await import('../features/profile/ProfileScreen')).ProfileScreen,
  LoyaltyPointsScreen: async () =>
    (await import('../features/loyalty/LoyaltyPointsScreen')).LoyaltyPointsScreen,
  StoreCreditScreen: async () =>
    (await import('../features/store-credit/StoreCreditScreen')).StoreCreditScreen,
  GiftCardsScreen: async () => (await import('../features/gift-cards/GiftCardsScreen')).GiftCardsScreen,
  GiftCardShelfScreen: async () =>
    (await import('../features/gift-cards/GiftCardShelfScreen')).GiftCardShelfScreen,
  BirthdayCardScreen: async () =>
    (await import('../features/gift-cards/BirthdayCardScreen')).BirthdayCardScreen,
  PurchaseGiftCardScreen: async () =>
    (await import('../features/gift-cards/PurchaseGiftCardScreen')).PurchaseGiftCardScreen,
  LotteryManagementScreen: async () =>
    (await import('../features/lottery/LotteryManagementScreen')).LotteryManagementScreen,
  LotteriesScreen: async () => (await import('../features/lottery/LotteriesScreen')).LotteriesScreen,
  LotteryScreen: async () => (await import('../features/lottery/LotteryScreen')).LotteryScreen,
  LotteryRecordScreen: async () =>
    (await import('../features/lottery-record/LotteryRecordScreen')).LotteryRecordScreen,
  OrdersScreen: async () => (await import('../features/orders/OrdersScreen')).OrdersScreen,
  OrderDetailsScreen: async () => (await import('../features/orders/OrderDetailsScreen')).OrderDetailsScreen,
  BillingAddressScreen: async () =>
    (await import('../features/addresses/BillingAddressScreen')).BillingAddressScreen,
  ChangePasswordScreen: async () =>
    (await import('../features/auth/ChangePasswordScreen')).ChangePasswordScreen,
  WineSetsScreen: async () => (await import('../features/catalogue/WineSetsScreen')).WineSetsScreen,
  WineSetScreen: async () => (await import('../features/catalogue/WineSetScreen')).WineSetScreen,
  WishlistScreen: async () => (await import('../features/wishlist/WishlistScreen')).WishlistScreen,
  CartScreen: async () => (await import('../features/cart/CartScreen')).CartScreen,
  CartAddressScreen: async () => (await import('../features/checkout/CartAddressScreen')).CartAddressScreen,
  CartPaymentScreen: async () => (await import('../features/checkout/CartPaymentScreen')).CartPaymentScreen,
};
