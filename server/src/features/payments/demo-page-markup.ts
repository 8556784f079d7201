import { html, type Markup } from '../../platform/html.js';
import { usd } from '../../platform/money-words.js';
import { shopLook } from '../../platform/still-pages/shop-look.js';

export const demoPaymentStyle = `${shopLook}
header { padding: 1rem; border-bottom: 1px solid var(--line); background: var(--surface); text-align: center; }
header a { font: 420 1.375rem / 1.5 var(--display); text-decoration: none; }
main { max-width: 32rem; margin: 0 auto; padding: clamp(1.5rem, 8vh, 6rem) 1rem; }
.card {
  display: grid; gap: 1rem; padding: clamp(1.25rem, 5vw, 2rem);
  border: 1px solid var(--line); border-radius: 16px; background: var(--surface);
}
h1 { margin: 0; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem); text-wrap: balance; }
p { margin: 0; text-wrap: pretty; }
strong { font-variant-numeric: tabular-nums; }
.soft { color: var(--ink-soft); font-size: 0.875rem; }
form { display: grid; }
button {
  min-height: 3rem; padding: 0.5rem 1.25rem; border-radius: 10px; font: inherit; font-weight: 600; cursor: pointer;
  border: 1px solid var(--brand); background: var(--brand); color: var(--ink-inverse);
  transition: background 120ms ease-out;
}
button:hover { background: var(--brand-hover); }
.quiet { background: transparent; color: var(--brand); }
.quiet:hover { background: var(--brand-tint); }
button:focus-visible { border-radius: 10px; }
@media (prefers-reduced-motion: reduce) { * { transition-duration: 0.01ms !important; } }
`;

const page = (title: string, content: Markup) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#a94007">
<title>${title} · Cellar Door</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo/payments.css">
</head>
<body>
<header><a href="/">Cellar Door</a></header>
<main>
<div class="card">
<h1>${title}</h1>
${content}
</div>
</main>
</body>
</html>
`.text;

export const confirmPage = (id: string, cents: number) =>
  page(
    'Confirm the payment',
    html`<p>Your bank asks whether it is you who pays <strong>${usd(cents)}</strong> to Cellar Door.</p>
<form method="post" action="/demo/payments/${id}/confirm"><button>Yes, pay</button></form>
<form method="post" action="/demo/payments/${id}/decline"><button class="quiet">No, do not pay</button></form>
<p class="soft">This is the demo: no bank is asked and no money moves.</p>`,
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
