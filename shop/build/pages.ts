import { askForShelvesAtOnce } from './ask-at-once.ts';
import type { FirstPicture } from './page-html.ts';

/**
 * Pages whose HTML is made ahead: their code is named in the head, and those for visitors have their content.
 */
export type BuiltPage = {
  /** As the server matches it: exact, or with `/*` everything below. */
  path: string;
  file: string;
  /** The screens whose chunks are fetched at once. */
  screens: string[];
  prerendered?: boolean;
  /** A script for its head, to ask the server before the shop has started. */
  askAtOnce?: (host?: string) => string;
  /** What a prerendered page shows before anything else. */
  firstPictures?: FirstPicture[];
  /** The largest size of its script in bytes, as gzip sends it; the build refuses more. */
  mostScript?: number;
};

/** A page with this layout is for customers, and its HTML begins with the page's shape. */
export const layout = 'src/app/layout/MainLayout.tsx';
/** Draws the shape of a page. */
export const shape = 'src/app/RouteSkeleton.tsx';
const laterScreens = 'src/app/routes/later-screens.ts';
const profileLayout = 'src/features/profile/ProfileLayout.tsx';
const auth = (path: string, screen: string, folder = 'signing-in'): BuiltPage => ({
  path: `/${path}`,
  file: `pages/${path}.html`,
  screens: [`src/features/auth/${folder}/${screen}.tsx`],
  prerendered: true,
  firstPictures: [
    { source: 'src/art/still-life-small.avif', media: '(width < 48rem)' },
    { source: 'src/art/still-life.avif', media: '(width >= 48rem)' },
  ],
});

const later = (path: string, file: string, screen: string): BuiltPage => ({
  path,
  file: `pages/${file}.html`,
  screens: [layout, laterScreens, screen],
});

export const builtPages: BuiltPage[] = [
  { ...auth('login', 'LoginScreen'), mostScript: 120_000 },
  auth('signup', 'SignupScreen'),
  auth('forgot-password', 'ForgotPasswordScreen', 'passwords'),
  {
    path: '/welcome',
    file: 'pages/welcome.html',
    screens: ['src/features/auth/welcome/WelcomeScreen.tsx'],
  },
  { path: '/', file: 'pages/home.html', screens: [layout, 'src/features/catalogue/home/HomeScreen.tsx'] },
  {
    path: '/products',
    file: 'pages/products.html',
    screens: [layout, 'src/features/catalogue/shelves/ProductsScreen.tsx'],
    askAtOnce: askForShelvesAtOnce,
    mostScript: 140_000,
  },
  {
    path: '/products/*',
    file: 'pages/product.html',
    screens: [layout, 'src/features/catalogue/product/ProductScreen.tsx'],
  },
  {
    path: '/profile',
    file: 'pages/profile.html',
    screens: [layout, laterScreens, profileLayout, 'src/features/profile/ProfileScreen.tsx'],
  },
  later('/wishlist', 'wishlist', 'src/app/routes/WishlistPage.tsx'),
  later('/cart', 'cart', 'src/app/routes/CartPage.tsx'),
  later('/cart-address', 'cart-address', 'src/features/checkout/CartAddressScreen.tsx'),
  later('/cart-payment', 'cart-payment', 'src/features/checkout/CartPaymentScreen.tsx'),
  later('/order-details', 'order', 'src/features/orders/course/OrderDetailsScreen.tsx'),
  later('/lottery', 'lotteries', 'src/features/lottery/list/LotteriesScreen.tsx'),
  later('/lottery/*', 'lottery', 'src/features/lottery/entering/LotteryScreen.tsx'),
  later('/wine-set', 'wine-sets', 'src/features/catalogue/sets/WineSetsScreen.tsx'),
  later('/WineSetDetail', 'featured-set', 'src/features/catalogue/sets/WineSetScreen.tsx'),
  later('/WineSetDetail/*', 'wine-set', 'src/features/catalogue/sets/WineSetScreen.tsx'),
  later('/gift-card', 'gift-cards', 'src/features/gift-cards/designs/GiftCardShelfScreen.tsx'),
  {
    path: '/reset-password',
    file: 'pages/reset-password.html',
    screens: ['src/features/auth/passwords/ResetPasswordScreen.tsx'],
  },
  { path: '/profile/*', file: 'pages/account.html', screens: [layout, laterScreens, profileLayout] },
];
