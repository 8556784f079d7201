import { colours } from '../../platform/mail/colours.js';
import { html, type Markup } from '../../platform/mail/html.js';

const tokens = Object.entries(colours)
  .map(([name, colour]) => `--${name}: ${colour};`)
  .join(' ');

export const demoPaymentStyle = `
:root {
  ${tokens}
  color-scheme: light; color: var(--ink); background: var(--paper);
  font: 400 1rem / 1.5 system-ui, -apple-system, 'Segoe UI', sans-serif;
}
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; }
main { display: grid; gap: 1rem; max-width: 30rem; margin: 10vh auto 0; padding: 1rem; }
h1 { margin: 0; font: 420 2rem / 1.15 Georgia, 'Times New Roman', serif; }
p { margin: 0; text-wrap: pretty; }
strong { font-variant-numeric: tabular-nums; }
form { display: grid; }
button {
  min-height: 3rem; padding: 0.5rem 1.25rem; border-radius: 10px; font: inherit; font-weight: 600; cursor: pointer;
  border: 1px solid var(--brand); background: var(--brand); color: var(--ink-inverse);
}
.quiet { background: transparent; color: var(--brand); }
a { color: var(--brand); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
`.trimStart();

const page = (title: string, content: Markup) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Cellar Door</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo/payments.css">
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`.text;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const confirmPage = (id: string, cents: number) =>
  page(
    'Confirm the payment',
    html`<p>Your bank asks whether it is you who pays <strong>${dollars.format(cents / 100)}</strong> to Cellar Door.
This is the demo: no bank is asked and no money moves.</p>
<form method="post" action="/demo/payments/${id}/confirm"><button>Yes, pay</button></form>
<form method="post" action="/demo/payments/${id}/decline"><button class="quiet">No, do not pay</button></form>`,
  );

export const decidedPage = (returnUrl: string) =>
  page(
    'Already answered',
    html`<p>This payment waits for nothing more. <a href="${returnUrl}">Back to the shop</a></p>`,
  );

export const noPaymentPage = page(
  'No such payment',
  html`<p>There is nothing to confirm here. <a href="/">Go to the shop</a></p>`,
);
