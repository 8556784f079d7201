import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './Tabs';

function About() {
  const [selected, setSelected] = useState<'notes' | 'food' | 'estate'>('notes');
  return (
    <Tabs
      label="About this wine"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'notes', label: 'Notes', panel: 'Sour cherry' },
        { id: 'food', label: 'Food', panel: 'Braised beef' },
        { id: 'estate', label: 'Estate', panel: 'Seven hectares' },
      ]}
    />
  );
}

test('one stop for the Tab key; the arrows go round', async () => {
  await render(<About />);
  await userEvent.tab();
  await expect.element(page.getByRole('tab', { name: 'Notes' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Food', selected: true })).toHaveFocus();
  await expect.element(page.getByRole('tabpanel', { name: 'Food' })).toHaveTextContent('Braised beef');
  await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}');
  await expect.element(page.getByRole('tab', { name: 'Estate', selected: true })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await userEvent.tab();
  await expect.element(page.getByRole('tabpanel', { name: 'Notes' })).toHaveFocus();
});
