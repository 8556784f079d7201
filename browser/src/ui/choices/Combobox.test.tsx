import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Combobox } from './Combobox';

const cities = ['San Diego', 'San José', 'Los Angeles', 'Oakland'].map((name, index) => ({
  id: index + 1,
  name,
}));
const many = Array.from({ length: 10_000 }, (_, index) => ({ id: index, name: `City ${index}` }));

const field = page.getByRole('combobox');
const list = page.getByRole('listbox');
const options = page.getByRole('option');
const names = () => options.elements().map((element) => element.textContent);

beforeEach(() => page.viewport(800, 600));

describe('choosing a city', () => {
  test('a press on the field shows all of them', async () => {
    await render(<Combobox label="City" options={cities} />);
    await userEvent.click(field);
    await expect.poll(names).toEqual(['San Diego', 'San José', 'Los Angeles', 'Oakland']);
  });

  test('typing narrows the list, whatever the case and the accents', async () => {
    const onChange = vi.fn();
    await render(<Combobox label="City" options={cities} onChange={onChange} />);
    await userEvent.type(field, 'SAN JOSE');
    await expect.poll(names).toEqual(['San José']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field).toHaveValue('San José');
    await expect.element(list).not.toBeInTheDocument();
    expect(onChange.mock.calls).toEqual([[2]]);
  });

  test('a name typed in full counts when the field is left', async () => {
    await render(<Combobox label="City" options={cities} />);
    await userEvent.type(field, 'oakland');
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveValue('Oakland');
  });

  test.each(['{Enter}', '{Escape}'])(
    'a name typed in full counts with %s, and the list is closed',
    async (key) => {
      const onChange = vi.fn();
      await render(<Combobox label="City" options={cities} onChange={onChange} />);
      await userEvent.type(field, 'oakland');
      await expect.poll(names).toEqual(['Oakland']);
      await userEvent.keyboard(key);
      await expect.element(field).toHaveValue('Oakland');
      await expect.element(list).not.toBeInTheDocument();
      expect(onChange.mock.calls).toEqual([[4]]);
    },
  );

  test('what is half typed stays when the page is scrolled, and finds on', async () => {
    await render(
      <div style={{ blockSize: 3000, paddingBlockStart: 200 }}>
        <Combobox label="City" options={cities} />
      </div>,
    );
    await userEvent.type(field, 'San');
    await expect.poll(names).toEqual(['San Diego', 'San José']);
    scrollTo({ top: 100 });
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('San');
    await userEvent.keyboard(' J');
    await expect.poll(names).toEqual(['San José']);
    scrollTo({ top: 0 });
  });

  test('what was typed before the cities came is looked for among them', async () => {
    const onChange = vi.fn();
    const given = { label: 'City', onChange };
    const { rerender } = await render(<Combobox {...given} options={[]} loading />);
    await userEvent.type(field, 'oakland');
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveValue('oakland');
    await rerender(<Combobox {...given} options={cities} />);
    await expect.element(field).toHaveValue('Oakland');
    expect(onChange.mock.calls).toEqual([[4]]);
  });

  test('what is no city after all goes when the cities have come', async () => {
    const { rerender } = await render(<Combobox label="City" options={[]} loading />);
    await userEvent.type(field, 'Oakl');
    await userEvent.keyboard('{Tab}');
    await rerender(<Combobox label="City" options={cities} />);
    await expect.element(field).toHaveValue('');
  });

  test('half a name is no choice: the old one comes back', async () => {
    const onChange = vi.fn();
    await render(<Combobox label="City" options={cities} defaultValue={4} onChange={onChange} />);
    await userEvent.fill(field, 'San');
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveValue('Oakland');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('emptying the field takes the choice back', async () => {
    const onChange = vi.fn();
    await render(<Combobox label="City" options={cities} defaultValue={4} onChange={onChange} />);
    await userEvent.clear(field);
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveValue('');
    expect(onChange.mock.calls).toEqual([[null]]);
  });

  test('a choice made elsewhere is shown, as after a ZIP look-up, and the new state empties it', async () => {
    function Address() {
      const [city, setCity] = useState<number | null>(null);
      return (
        <>
          <Combobox label="City" options={city === 9 ? [] : cities} value={city} onChange={setCity} />
          <button type="button" onClick={() => setCity(3)}>
            Look up
          </button>
          <button type="button" onClick={() => setCity(null)}>
            Other state
          </button>
        </>
      );
    }
    await render(<Address />);
    await userEvent.click(page.getByRole('button', { name: 'Look up' }));
    await expect.element(field).toHaveValue('Los Angeles');
    await userEvent.click(page.getByRole('button', { name: 'Other state' }));
    await expect.element(field).toHaveValue('');
  });

  test('sends the id under its name', async () => {
    await render(
      <form>
        <Combobox label="City" name="city_id" options={cities} defaultValue={3} />
      </form>,
    );
    expect(new FormData(document.querySelector('form')!).get('city_id')).toBe('3');
  });
});

test.each([
  ['there is nothing to choose', '', []],
  ['nothing fits what was typed', 'zzz', cities],
])('says No Option Available when %s', async (_when, typed, given) => {
  await render(<Combobox label="City" options={given} />);
  await userEvent.click(field);
  if (typed) await userEvent.keyboard(typed);
  await expect.element(list).toHaveTextContent('No Option Available');
});

test('says that the cities are on their way', async () => {
  await render(<Combobox label="City" options={[]} loading />);
  await userEvent.click(field);
  await expect.element(list).toHaveTextContent('Loading…');
});

describe('ten thousand cities', () => {
  test('only those in view are drawn', async () => {
    await render(<Combobox label="City" options={many} />);
    await userEvent.click(field);
    await expect.element(options.first()).toBeVisible();
    expect(options.elements().length).toBeLessThan(40);
  });

  test('the list opens where the choice stands', async () => {
    await render(<Combobox label="City" options={many} defaultValue={9_000} />);
    await userEvent.click(field);
    await expect.poll(() => names().includes('City 9000') && names().includes('City 8999')).toBe(true);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field).toHaveValue('City 9001');
  });

  test('an entry can be pressed while the list still moves', async () => {
    await render(<Combobox label="City" options={many} />);
    await userEvent.click(field);
    await expect.element(options.first()).toBeVisible();
    let to = 40;
    const isPressable = async () => {
      const scrolled = new Promise((done) => list.element().addEventListener('scroll', done, { once: true }));
      list.element().scrollTop = to;
      to = 60 - to;
      await scrolled;
      await new Promise(requestAnimationFrame);
      const option = options.nth(3).element();
      const { left, top, height } = option.getBoundingClientRect();
      return option.contains(document.elementFromPoint(left + 20, top + height / 2));
    };
    // The list scrolls before each look: if scrolling blocks presses, no look succeeds.
    await expect.poll(isPressable).toBe(true);
  });

  test('each of them can be reached by scrolling on', async () => {
    await render(<Combobox label="City" options={many.slice(0, 1_200)} />);
    await userEvent.click(field);
    await expect.element(options.first()).toBeVisible();
    const scroller = list.element();
    await expect
      .poll(() => {
        scroller.scrollTop = scroller.scrollHeight;
        return names().includes('City 1199');
      })
      .toBe(true);
  });
});

test('opens upward when there is more room above', async () => {
  await render(
    <div style={{ position: 'fixed', insetInline: 40, bottom: 100 }}>
      <Combobox label="City" options={many} />
    </div>,
  );
  await userEvent.click(field);
  await expect.element(list).toBeVisible();
  const popover = list.element().getBoundingClientRect();
  expect(popover.bottom).toBeLessThanOrEqual(field.element().getBoundingClientRect().top);
  expect(popover.height).toBeLessThanOrEqual(280);
  expect(popover.height).toBeGreaterThan(270);
});
