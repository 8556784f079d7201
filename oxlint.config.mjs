/** What each feature of the server may use, the foundations first: imports go down only. ARCHITECTURE.md draws it. */
const mayImport = {
  places: [],
  stores: ['places'],
  auth: [],
  pages: ['auth', 'stores'],
  catalogue: ['auth', 'places', 'stores'],
  wishlist: ['auth', 'catalogue', 'stores'],
  addresses: ['auth', 'places'],
  profile: ['auth', 'places'],
  ledger: ['stores'],
  payments: ['ledger', 'stores'],
  loyalty: ['auth', 'ledger', 'stores'],
  'store-credit': ['ledger', 'stores'],
  'gift-cards': ['auth', 'ledger', 'payments', 'stores'],
  fulfilment: ['auth', 'stores'],
  orders: [
    'auth',
    'catalogue',
    'fulfilment',
    'gift-cards',
    'ledger',
    'loyalty',
    'payments',
    'places',
    'store-credit',
    'stores',
  ],
  cart: [
    'addresses',
    'auth',
    'catalogue',
    'fulfilment',
    'gift-cards',
    'ledger',
    'loyalty',
    'orders',
    'store-credit',
    'stores',
  ],
  lottery: ['auth', 'cart', 'catalogue', 'fulfilment', 'orders', 'stores'],
  checkout: [
    'addresses',
    'auth',
    'cart',
    'catalogue',
    'fulfilment',
    'gift-cards',
    'ledger',
    'lottery',
    'loyalty',
    'orders',
    'payments',
    'places',
  ].concat(['store-credit', 'stores']),
};

// The linter's expressions know no look-ahead: what is allowed cannot be excepted, so what is forbidden is listed.
const forbid = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });
const imports = (regex, message) => ({ regex, message });

const app = imports(String.raw`/app/`, 'Only main.ts and the app itself know the app.');
const sql = imports(String.raw`\.sql\.js$`, "Routes hold no SQL: call the feature's service.");
const inside = {
  group: ['../*/*', '!../*/index.js'],
  message: 'Another feature is used by its index.ts alone.',
};

function upwards(feature, allowed) {
  const forbidden = Object.keys(mayImport).filter((name) => name !== feature && !allowed.includes(name));
  const allowance =
    allowed.length > 0 ? `${feature} may use ${allowed.join(', ')}` : `${feature} may use none`;
  return imports(`^\\.\\./(?:${forbidden.join('|')})/`, `Features are used downwards only: ${allowance}.`);
}

const boundariesOf = ([feature, allowed]) => {
  const files = (name) => [`server/src/features/${feature}/**/${name}`];
  const rules = [upwards(feature, allowed), inside, app];
  return [
    { files: files('*.ts'), rules: forbid(...rules) },
    { files: files('*.routes.ts'), rules: forbid(...rules, sql) },
  ];
};

const boundaries = [
  {
    files: ['server/src/platform/**'],
    rules: forbid(imports('/(?:features|app|demo)/', 'The platform knows neither features nor the app.')),
  },
  ...Object.entries(mayImport).flatMap(boundariesOf),
  {
    files: ['web/src/ui/**'],
    rules: forbid(imports('/(?:features|app)/', 'The design system knows no feature and no app.')),
  },
  {
    files: ['web/src/platform/**'],
    rules: forbid(imports('/(?:features|app|ui)/', 'The platform of the web knows no screen.')),
  },
  {
    files: ['contract/src/**'],
    rules: forbid(
      imports(String.raw`^(?:[^.v]|v[^a]|\.\./\.\.)`, 'The contract is made of valibot and of itself.'),
    ),
  },
];

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/src/testing/**', 'e2e/**'];

export default {
  plugins: ['typescript', 'import', 'promise', 'react', 'jsx-a11y', 'unicorn'],
  options: { typeAware: true },
  categories: { correctness: 'error' },
  rules: {
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'max-lines': ['error', { max: 400, skipComments: true }],
    'no-console': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/require-array-sort-compare': 'off',
    'typescript/restrict-template-expressions': 'off',
    'typescript/unbound-method': 'off',
  },
  overrides: [
    ...boundaries,
    // A picker that opens puts the focus into itself: that is what it is opened for.
    { files: ['web/src/ui/**'], rules: { 'jsx-a11y/no-autofocus': 'off' } },
    { files: ['web/src/**'], rules: { 'no-console': ['error', { allow: ['warn'] }] } },
    { files: ['tools/**', 'bench/**', 'e2e/**', 'server/demo/pictures/**'], rules: { 'no-console': 'off' } },
    {
      files: ['*.config.*', '**/*.config.*', 'server/src/testing/global-setup.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: tests,
      rules: {
        'no-restricted-imports': 'off',
        'typescript/no-misused-spread': 'off',
        'typescript/no-base-to-string': 'off',
      },
    },
  ],
  ignorePatterns: ['**/dist/**', '**/dist-types/**', 'node_modules/**', 'data/**', '.cache/**'],
};
