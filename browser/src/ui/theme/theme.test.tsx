import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../buttons/Button';

test('the brand is #A94007: a main button wears it', async () => {
  await render(<Button>Add to cart</Button>);
  const button = page.getByRole('button', { name: 'Add to cart' }).element();
  expect(getComputedStyle(button).backgroundColor).toBe('rgb(169, 64, 7)');
});

test.each([
  [1439, 1216],
  [1440, 1280],
])('a screen of %i px has content %i px wide: it is a wide one from 1440 px', async (screen, content) => {
  await page.viewport(screen, 900);
  onTestFinished(() => page.viewport(1024, 768));
  await render(<div id="content" style={{ inlineSize: 'var(--content)' }} />);
  expect(document.getElementById('content')!.getBoundingClientRect().width).toBe(content);
});

test('a list without entries takes no room, not even the gap before it', async () => {
  await render(
    <div id="around" style={{ display: 'grid', gap: 40 }}>
      <p style={{ blockSize: 20 }}>Nothing has failed.</p>
      <ul style={{ display: 'grid' }} />
    </div>,
  );
  expect(document.getElementById('around')!.getBoundingClientRect().height).toBe(20);
});
