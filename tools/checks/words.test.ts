import { expect, it } from 'vitest';
import { unwordedFailures } from './words.js';

const told = (line: string, file = 'shop/src/features/cart/CartScreen.tsx') =>
  unwordedFailures(new Map([[file, `const calm = true;\n${line}`]]));

it.each([
  '<Trouble>{error.message}</Trouble>',
  '<Trouble>{cart.error?.message}</Trouble>',
  "notify((reason as Error).message, 'error');",
  "ask().catch((error: Error) => notify(error.message, 'error'));",
  'const words = ({ message, status }: CallError) => message;',
])('finds the text of a failure on its way to a person: %s', (line) => {
  expect(told(line)).toEqual([
    'shop/src/features/cart/CartScreen.tsx:2: ' +
      "a failure's own text may be that of a fault: word it by inWords of browser/calls.",
  ]);
});

it('finds another way to ask by a press', () => {
  expect(told("import { useMutation } from '@tanstack/react-query';")[0]).toContain('useCall');
});

it('finds both in the browser and in the application of the staff', () => {
  expect(told('error.message', 'browser/src/ui/feedback/Trouble.tsx')).toHaveLength(1);
  expect(told('error.message', 'staff/src/features/queue/Queue.tsx')).toHaveLength(1);
});

it.each([
  [
    'words that are no failure',
    '<TextArea error={errors.message} />{gift.message}{underAge.message}',
    undefined,
  ],
  ['the one place that words failures', 'return error.message;', 'browser/src/calls/in-words.ts'],
  ['the look-up of a ZIP', 'notify(error.message)', 'shop/src/features/places/look-up-zip.ts'],
  ['a test', 'expect(error.message).toBe("no")', 'shop/src/features/cart/cart.test.tsx'],
  ['the server, whose messages are its own', 'reply.send(error.message)', 'server/src/app/errors.ts'],
])('leaves %s alone', (_what, line, file) => {
  expect(told(line, file)).toEqual([]);
});
