import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { twoFrames } from '../../testing/frames';
import { hideKeys } from '../../testing/hide-keys';
import { Button } from '../buttons/Button';
import { Dialog } from './Dialog';

const titles = ['Lowest', 'Middle', 'Topmost'];
const closed: string[] = [];
const escape = () => userEvent.keyboard('{Escape}');

function Three({ busy = false }) {
  const [open, setOpen] = useState(titles);
  return titles.map((title) => (
    <Dialog
      key={title}
      open={open.includes(title)}
      onClose={() => {
        closed.push(title);
        setOpen((before) => before.filter((one) => one !== title));
      }}
      title={title}
      busy={busy && title === 'Topmost'}
    >
      <Button>Yes</Button>
    </Dialog>
  ));
}

/** Waits until anything that might still close a dialog has run. */
async function after(ask: () => unknown) {
  await ask();
  await twoFrames();
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog');
  return {
    closed,
    open: document.querySelectorAll('dialog:modal').length,
    seen: seen?.querySelector('h2')?.innerText,
  };
}

beforeEach(() => closed.splice(0));

describe('of three modals, one over the other, that opened without a press in between,', () => {
  test.each(['a key', 'a back gesture'])('%s closes the topmost, one by one', async (how) => {
    await render(<Three />);
    if (how === 'a back gesture') hideKeys();
    expect(await after(escape)).toEqual({ closed: ['Topmost'], open: 2, seen: 'Middle' });
    expect(await after(escape)).toEqual({ closed: ['Topmost', 'Middle'], open: 1, seen: 'Lowest' });
    expect(await after(escape)).toEqual({
      closed: ['Topmost', 'Middle', 'Lowest'],
      open: 0,
      seen: undefined,
    });
  });

  test.each(['a key', 'a back gesture'])('%s closes none while the topmost is busy', async (how) => {
    await render(<Three busy />);
    if (how === 'a back gesture') hideKeys();
    expect(await after(escape)).toEqual({ closed: [], open: 3, seen: 'Topmost' });
    expect(await after(escape)).toEqual({ closed: [], open: 3, seen: 'Topmost' });
  });

  // By the standard, a browser may send one request to all of them and close them whatever they answer.
  test('a request to all of them closes the topmost', async () => {
    await render(<Three />);
    const askAll = () => {
      for (const dialog of [...document.querySelectorAll('dialog')].reverse()) {
        dialog.dispatchEvent(new Event('cancel'));
        dialog.close();
      }
    };
    expect(await after(askAll)).toEqual({ closed: ['Topmost'], open: 2, seen: 'Middle' });
  });
});
