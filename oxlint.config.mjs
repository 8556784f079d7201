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
    // A picker that opens puts the focus into itself: that is what it is opened for.
    { files: ['browser/src/ui/**'], rules: { 'jsx-a11y/no-autofocus': 'off' } },
    { files: ['{browser,shop,staff}/src/**'], rules: { 'no-console': ['error', { allow: ['warn'] }] } },
    {
      files: ['tools/**', 'bench/**', 'soak/**', 'e2e/**', 'demo/src/pictures/**'],
      rules: { 'no-console': 'off' },
    },
    {
      files: [
        '*.config.*',
        '**/*.config.*',
        'server/src/testing/global-setup.ts',
        'tools/tests/test-progress.mjs',
        'e2e/prepare-demo.ts',
        'e2e/engines/table-reporter.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Playwright reads from a fixture's first parameter what it needs: nothing is written `{}`.
      files: ['e2e/**'],
      rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
    {
      files: tests,
      rules: {
        'typescript/no-misused-spread': 'off',
        'typescript/no-base-to-string': 'off',
      },
    },
  ],
  ignorePatterns: ['**/dist/**', '**/dist-types/**', 'node_modules/**', 'data/**', '.cache/**'],
};
