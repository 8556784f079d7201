import { askForShelvesAtOnce } from './ask-at-once.ts';
import type { FirstPicture } from './page-html.ts';

/** Pages whose HTML is made ahead: their code is named in the head, and those for visitors have their content. */
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
  /** So many bytes of script, as gzip sends them, and no more: the build is refused otherwise. */
  mostScript?: number;
};

const layout = 'src/app/MainLayout.tsx';
const laterScreens = 'src/app/later-screens.ts';
const profileLayout = 'src/features/profile/ProfileLayout.tsx';
const auth = (path: string, screen: string): BuiltPage => ({
  path: `/${path}`,
  file: `pages/${path}.html`,
  screens: [`src/features/auth/${screen}.tsx`],
  prerendered: true,
  firstPictures: [
    { source: 'src/art/still-life-small.avif', media: '(width < 48rem)' },
    { source: 'src/art/still-life.avif', media: '(width >= 48rem)' },
  ],
});

export const builtPages: BuiltPage[] = [
  { ...auth('login', 'LoginScreen'), mostScript: 120_000 },
  auth('signup', 'SignupScreen'),
  auth('forgot-password', 'ForgotPasswordScreen'),
  {
    path: '/welcome',
    file: 'pages/welcome.html',
    screens: ['src/features/welcome/WelcomeScreen.tsx'],
  },
  { path: '/', file: 'pages/home.html', screens: [layout, 'src/features/catalogue/HomeScreen.tsx'] },
  {
    path: '/products',
    file: 'pages/products.html',
    screens: [layout, 'src/features/catalogue/ProductsScreen.tsx'],
    askAtOnce: askForShelvesAtOnce,
    mostScript: 140_000,
  },
  {
    path: '/products/*',
    file: 'pages/product.html',
    screens: [layout, 'src/features/catalogue/ProductScreen.tsx'],
  },
  {
    path: '/profile',
    file: 'pages/profile.html',
    screens: [layout, laterScreens, profileLayout, 'src/features/profile/ProfileScreen.tsx'],
  },
  { path: '/profile/*', file: 'pages/account.html', screens: [layout, laterScreens, profileLayout] },
];
