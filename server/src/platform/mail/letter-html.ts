import { html, Markup } from '../html.js';
import { colours } from './colours.js';
import type { SecretLetter } from './letter.js';
import { style } from './letter-style.js';
import type { Letterhead } from './letterhead.js';

// Tables make the columns, because some mail clients know nothing newer. Their role tells screen readers that
// they are only layout.
const layout = new Markup('role="presentation" cellpadding="0" cellspacing="0" border="0"');
const data = new Markup('cellpadding="0" cellspacing="0" border="0"');

const inLines = (text: string) =>
  text.split(/\r?\n/).map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`));

const paragraphOf = (text: string) => html`<p style="${style.paragraph}">${inLines(text)}</p>
`;

/** An amount of money stays in one piece beside a long label. */
const valueStyle = (value: string) => (value.length <= 20 ? `${style.value};${style.short}` : style.value);

type Fact = NonNullable<SecretLetter['facts']>[number];

const linked = ({ value, url }: Fact) =>
  url ? html`<a href="${url}" style="${style.link}">${value}</a>` : inLines(value);

const factOf = (fact: Fact) => html`<tr>
<th scope="row" align="left" valign="top" style="${style.label}">${fact.label}</th>
<td align="right" valign="top" style="${valueStyle(fact.value)}">${linked(fact)}</td>
</tr>
`;

const factsOf = (facts: SecretLetter['facts'] = []) =>
  facts.length === 0
    ? undefined
    : html`<table ${data} width="100%" style="${style.facts}">
${facts.map(factOf)}</table>
`;

/** The full address stands below the button, so that readers see where it leads and can type it. */
const actionOf = (action: SecretLetter['action']) =>
  action &&
  html`<table ${layout} style="${style.buttonRow}"><tr>
<td bgcolor="${colours.brand}" style="${style.buttonCell}">
<a href="${action.url}" style="${style.button}">${action.label}</a></td>
</tr></table>
<p style="${style.spelled}">Or open this address:<br>
<a href="${action.url}" style="${style.link}">${action.url}</a></p>
`;

const pictureOf = (picture: SecretLetter['picture'], shopUrl: string) =>
  picture &&
  html`<tr><td style="${style.pictureCell}">
<img src="${shopUrl}/files/${picture.imageId}?w=800&amp;as=jpeg" width="560" alt="${picture.alt}"
 style="${style.picture}"></td></tr>
`;

const quoteOf = (quote: SecretLetter['quote']) =>
  quote &&
  html`<table ${layout} width="100%" style="${style.quoteTable}"><tr><td style="${style.quoteCell}">
${quote.heading ? html`<p style="${style.quoteHeading}">${quote.heading}</p>` : undefined}
${quote.words ? html`<p style="${style.quote}">${inLines(quote.words)}</p>` : undefined}
</td></tr></table>
`;

const codeOf = (code: SecretLetter['code']) =>
  code &&
  html`<table ${layout} width="100%" style="${style.codeTable}"><tr>
<td align="center" bgcolor="${colours['brand-tint']}" style="${style.codeCell}">
<span style="${style.codeLabel}">${code.label}</span><br>
<span style="${style.code}">${code.value}</span></td>
</tr></table>
`;

const partsOf = ({ quote, paragraphs, code, facts, action }: SecretLetter) =>
  html`${quoteOf(quote)}${paragraphs.map(paragraphOf)}${codeOf(code)}${factsOf(facts)}${actionOf(action)}`;

/** The letter as a whole document for mail clients. Everything that a person may have typed is escaped. */
export const letterHtml = (letter: SecretLetter, { name, address }: Letterhead, shopUrl: string) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${letter.subject}</title>
</head>
<body style="${style.body}">
<div style="${style.preview}">${letter.paragraphs[0]}</div>
<table ${layout} width="100%" style="${style.outer}"><tr><td align="center" style="${style.around}">
<table ${layout} align="center" width="560" style="${style.column}">
<tr><td style="${style.head}"><a href="${shopUrl}" style="${style.name}">${name}</a></td></tr>
${pictureOf(letter.picture, shopUrl)}<tr><td style="${style.card}">
<h1 style="${style.greeting}">${letter.greeting}</h1>
${partsOf(letter)}</td></tr>
<tr><td style="${style.foot}">
${letter.footnote === undefined ? undefined : html`<p style="${style.note}">${inLines(letter.footnote)}</p>`}
<p style="${style.note}">${name}, <a href="${shopUrl}" style="${style.link}">${shopUrl}</a></p>
${address === undefined ? undefined : html`<p style="${style.note}">${inLines(address)}</p>`}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.text;
