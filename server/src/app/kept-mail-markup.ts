import type { CodeNow } from '../features/staff/index.js';
import { html, type Markup } from '../platform/html.js';
import type { KeptMail } from '../platform/mail/kept-mail.js';
import type { Message } from '../platform/mail/message.js';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

const timeOf = ({ date }: Message) =>
  html`<time class="soft" datetime="${date.toISOString()}">${moment.format(date)} UTC</time>`;

const page = (title: string, content: Markup) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#a94007">
<title>${title} · Cellar Door</title>
<link rel="stylesheet" href="/demo/mail.css">
</head>
<body>
<header><div class="column"><a href="/">Cellar Door</a><span>Kept mail of the demo shop</span></div></header>
<main class="column">
${content}
</main>
</body>
</html>
`.text;

type List = Awaited<ReturnType<KeptMail['list']>>;

const letterInList = (letter: Message) => html`<li><a href="/demo/mail/${letter.id}">
<span class="subject">${letter.subject}</span>
${timeOf(letter)}
<span class="soft">To ${letter.to}</span>
</a></li>
`;

const noLetters = html`<div class="card empty">
<h2>No letters yet</h2>
<p class="soft">When the shop writes to somebody, to confirm an e-mail address or to reset a password, for
example, the letter appears here a moment later.</p>
<a class="button" href="/">Go to the shop</a>
</div>`;

const step = (page: number, words: string, rel: 'prev' | 'next') =>
  html`<a href="/demo/mail?page=${page}" rel="${rel}">${words}</a>`;

const pagesOf = ({ page, pages }: List) =>
  pages === 1
    ? undefined
    : html`<nav aria-label="Pages">
${page > 1 ? step(page - 1, 'Newer letters', 'prev') : html`<span></span>`}
<span class="soft">Page ${page} of ${pages}</span>
${page < pages ? step(page + 1, 'Older letters', 'next') : html`<span></span>`}
</nav>`;

const header = (name: string, value: string) => html`<dt>${name}</dt><dd>${value}</dd>
`;

const codes = (now: readonly CodeNow[]) =>
  html`<section class="card codes" aria-labelledby="codes">
<h2 id="codes">Codes of the staff</h2>
<p class="soft">What their authenticator apps show right now. Each code works once, for about a minute.</p>
<dl>
${now.map(({ email, code }) => header(email, code))}</dl>
</section>`;

export const mailListPage = (list: List, codesNow: readonly CodeNow[]) =>
  page(
    'Kept mail',
    html`<div class="intro">
<h1>Kept mail</h1>
<p class="soft">No mail server is set, so this demo sends nothing: its letters are kept here, the newest first, for
everybody who can open this page. <a href="/demo/mail">Look again</a></p>
</div>
${codesNow.length > 0 ? codes(codesNow) : undefined}
${
  list.total === 0
    ? noLetters
    : html`<ul class="card letters" aria-label="Letters">
${list.letters.map(letterInList)}</ul>`
}
${pagesOf(list)}`,
  );

const back = html`<a class="back" href="/demo/mail">All letters</a>`;

export const letterPage = (letter: Message) =>
  page(
    letter.subject,
    html`<div class="intro">
${back}
<h1>${letter.subject}</h1>
<p class="soft">To ${letter.to}, ${timeOf(letter)}</p>
</div>
<div class="card">
<iframe src="/demo/mail/${letter.id}/letter" title="The letter as it looks in a mail program"
sandbox="allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox"></iframe>
<details>
<summary>As plain text</summary>
<pre>${letter.text}</pre>
</details>
<details>
<summary>Headers</summary>
<dl>
${header('From', letter.from)}${header('To', letter.to)}${header('Subject', letter.subject)}${header(
  'Date',
  letter.date.toUTCString(),
)}${header('Message-ID', letter.messageId)}</dl>
</details>
</div>`,
  );

export const noLetterPage = page(
  'No such letter',
  html`<div class="card empty">
<h1>No such letter</h1>
<p class="soft">There is no kept letter at this address.</p>
<a class="button" href="/demo/mail">All letters</a>
</div>`,
);
