import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pagination } from './Pagination';

const names = () => [...document.querySelectorAll('li')].map((entry) => entry.textContent);

test('first, last, the neighbours and gaps; the current page is marked', async () => {
  const go = vi.fn<(page: number) => void>();
  await render(<Pagination page={6} pages={12} onPage={go} />);
  expect(names()).toEqual(['', '1', '…', '5', '6', '7', '…', '12', '']);
  await expect.element(page.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await page.getByRole('button', { name: 'Page 12' }).click();
  await page.getByRole('button', { name: 'Page 6' }).click();
  expect(go.mock.calls).toEqual([[7], [5], [12]]);
});

test('before the first page there is nothing', async () => {
  const go = vi.fn<(page: number) => void>();
  await render(<Pagination page={1} pages={2} onPage={go} />);
  const previous = page.getByRole('button', { name: 'Previous page' });
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await previous.click({ force: true });
  expect(go).not.toHaveBeenCalled();
});

test('one page needs no pages, but still its size', async () => {
  const resize = vi.fn<(size: number) => void>();
  await render(<Pagination page={1} pages={1} onPage={() => {}} pageSize={10} onPageSize={resize} />);
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  const size = page.getByRole('combobox', { name: 'Per page' });
  expect([...(size.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    '10',
    '20',
    '50',
    '75',
    '100',
  ]);
  await size.selectOptions('50');
  expect(resize).toHaveBeenCalledWith(50);
});

test('pages can be addresses', async () => {
  await render(
    <Pagination
      page={1}
      pages={2}
      link={(to, { children, ...look }) => (
        <a {...look} href={`?page=${to}`}>
          {children}
        </a>
      )}
    />,
  );
  await expect.element(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '?page=2');
  await expect.element(page.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=2');
  await expect.element(page.getByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
});
