import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CallError } from './call-error';
import { useCall } from './use-call';

function Press({ ask, refused }: { ask: () => Promise<unknown>; refused?: (error: unknown) => void }) {
  const { run, busy, refusal } = useCall({ refused });
  return (
    <>
      <button type="button" aria-busy={busy} onClick={() => void run(ask)}>
        Ask
      </button>
      <output>{refusal}</output>
    </>
  );
}

const button = page.getByRole('button');
const said = page.getByRole('status');

test('two presses before the button is drawn busy ask once', async () => {
  const ask = vi.fn(() => new Promise(() => {}));
  await render(<Press ask={ask} />);
  const element = (await button.findElement()) as HTMLButtonElement;
  element.click();
  element.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a refusal stands in its words until the next try', async () => {
  let error: Error | undefined = new CallError(409, { message: 'Gone.', code: 'gone', request_id: 'r' }, '');
  const refused = vi.fn();
  await render(
    <Press
      ask={async () => {
        if (error) throw error;
      }}
      refused={refused}
    />,
  );
  await button.click();
  await expect.element(said).toHaveTextContent('Gone.');
  expect(refused.mock.calls[0]?.[0]).toBe(error);
  error = undefined;
  await button.click();
  await expect.element(said).toBeEmptyDOMElement();
});

test('the text of a fault is for the console alone', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await render(<Press ask={() => Promise.reject(new TypeError('x is undefined'))} />);
  await button.click();
  await expect.element(said).toHaveTextContent('Something went wrong. Please try again.');
  expect(warned).toHaveBeenCalled();
});

test('an ended session says nothing here: the way to the log-in is open already', async () => {
  const ended = new CallError(401, { message: 'jwt expired', code: 'x', request_id: 'r' }, '');
  await render(<Press ask={() => Promise.reject(ended)} />);
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
  await expect.element(said).toBeEmptyDOMElement();
});
