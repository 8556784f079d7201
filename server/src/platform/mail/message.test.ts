import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colours } from './colours.js';
import type { Letter } from './letter.js';
import { type Letterhead, senderOf } from './letterhead.js';
import { messageOf } from './message.js';

const id = '01a1fa3d-8c20-7887-a16c-d98bb40f5346';
const plain: Letter = {
  to: 'ada@example.com',
  subject: 'Hello',
  greeting: 'Hello Ada,',
  paragraphs: ['Welcome.'],
};
const letterhead: Letterhead = { name: 'Cellar Door', from: 'shop@cellar.example' };
const sent = (letter: Partial<Letter>, more: Partial<Letterhead> = {}) =>
  messageOf(
    { ...plain, ...letter },
    { id, letterhead: { ...letterhead, ...more }, shopUrl: 'https://cellar.example' },
  );

describe('a letter', () => {
  it('escapes whatever a person may have typed, wherever it stands', () => {
    const typed = `<img src=x onerror="alert('1')">&`;
    const message = sent({
      subject: typed,
      greeting: typed,
      paragraphs: [typed],
      facts: [{ label: typed, value: typed }],
      action: { label: typed, url: `https://cellar.example/?q="><script>` },
      footnote: typed,
    });
    expect(message?.html).not.toMatch(/<img|<script|onerror="/);
    expect(message?.html.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;')).toHaveLength(
      9,
    );
    expect(message?.text).toContain(typed);
  });

  it("says its button's address in words, in both versions", () => {
    const url = 'https://cellar.example/reset-password?token=a&b=c';
    const message = sent({ action: { label: 'Choose a new password', url } });
    expect(message?.html).toContain(`href="https://cellar.example/reset-password?token=a&amp;b=c"`);
    expect(message?.html).toContain('>https://cellar.example/reset-password?token=a&amp;b=c</a>');
    expect(message?.text).toContain(`Choose a new password:\n${url}\n`);
  });

  it("leads to a page of the shop by its path, at the shop's own address", () => {
    const message = sent({ action: { label: 'See your order', url: '/order-details?order=1' } });
    expect(message?.html).toContain('href="https://cellar.example/order-details?order=1"');
    expect(message?.text).toContain('See your order:\nhttps://cellar.example/order-details?order=1\n');
  });

  it('keeps the lines of a message that a person wrote', () => {
    const message = sent({ paragraphs: ['One\r\nTwo\nThree'] });
    expect(message?.html).toContain('One<br>Two<br>Three');
  });

  it('sets facts in two columns, and as lines in plain text', () => {
    const message = sent({ facts: [{ label: '2 × Barolo', value: '$84.00' }] });
    expect(message?.html).toMatch(/<th scope="row"[^>]*>2 × Barolo<\/th>\s*<td[^>]*>\$84\.00<\/td>/);
    expect(message?.text).toContain('\n\n2 × Barolo: $84.00\n\n');
  });

  it('reads in plain text from the greeting to the signature', () => {
    expect(sent({ footnote: 'You can ignore this letter.' })?.text).toBe(
      'Hello Ada,\n\nWelcome.\n\n-- \nYou can ignore this letter.\nCellar Door, https://cellar.example\n',
    );
  });

  it('names its sender at its head and foot, with the address and where answers go', () => {
    const message = sent(
      {},
      { name: 'Wine & Co', replyTo: 'ask@cellar.example', address: '1 Main St\nReno, NV' },
    );
    expect(message).toMatchObject({
      from: '"Wine & Co" <shop@cellar.example>',
      replyTo: 'ask@cellar.example',
    });
    expect(message?.html).toContain('>Wine &amp; Co</a>');
    expect(message?.html).toContain('1 Main St<br>Reno, NV');
    expect(message?.text).toMatch(/\nWine & Co, https:\/\/cellar\.example\n1 Main St\nReno, NV\n$/);
  });

  it.each([
    ['Cellar Door <shop@cellar.example>', 'Cellar Door'],
    ['"Wine, Inc." <shop@cellar.example>', 'Wine, Inc.'],
    ['shop@cellar.example', 'Cellar Door'],
  ])('knows its sender by the mail settings: %s', (mailFrom, name) => {
    expect(senderOf({ mailFrom })).toEqual({ name, from: 'shop@cellar.example' });
  });

  it('comes from one address, whatever its sender is called', () => {
    expect(sent({}, { name: 'A", <eve@example.com>, "B\r\nBcc: x' })?.from).toBe(
      '"A, <eve@example.com>, B Bcc: x" <shop@cellar.example>',
    );
  });

  it('has a subject of one line, whatever turns lines or directions', () => {
    expect(sent({ subject: 'A\r\nB\u2028C\u202eD\u0000E  F' })?.subject).toBe('A B C D E F');
    expect(sent({ subject: 'x'.repeat(5000) })?.subject).toHaveLength(200);
  });

  it.each([
    '',
    'ada',
    'ada@example.com,eve@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    '<ada@example.com>',
  ])('is not sent to %j, which is no single address', (to) => {
    expect(sent({ to })).toBeUndefined();
  });

  it('bears the moment it was written at, and its own name, each time it is sent', () => {
    expect(sent({})).toMatchObject({
      messageId: `<${id}@cellar.example>`,
      date: new Date(Number.parseInt('01a1fa3d8c20', 16)),
    });
  });

  it("wears the shop's own colours", () => {
    const tokens = readFileSync(
      new URL('../../../../browser/src/ui/theme/tokens.css', import.meta.url),
      'utf8',
    );
    for (const [name, colour] of Object.entries(colours)) expect(tokens).toContain(`--${name}: ${colour};`);
  });
});
