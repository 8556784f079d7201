import type { Endpoint } from 'contract/platform/endpoint';
import { html, type Markup } from '../../platform/html.js';
import { answerSchemaOf, jsonSchemaOf } from '../../platform/http/answer-schema.js';
import { chapterOf, chapters } from './api-groups.js';
import { exampleOf } from './example.js';
import { type Field, leavesOf, typeInWords } from './json-schema.js';
import { needsKey, refusalsOf } from './openapi.js';

const idOf = ({ method, path }: Endpoint) =>
  `${method}-${path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

const schemaOf = (schema: Endpoint['shape']['body']) => (schema ? jsonSchemaOf(schema) : {});

function fieldRow({ name, required, schema }: Field) {
  return html`<tr>
    <th scope="row"><code>${name}</code></th>
    <td>${typeInWords(schema)}${!required && html` <em>optional</em>`}</td>
  </tr>`;
}

function fieldTable(title: string, fields: readonly Field[]) {
  if (fields.length === 0) return undefined;
  return html`<h4>${title}</h4>
    <table class="fields"><tbody>${fields.map(fieldRow)}</tbody></table>`;
}

function refusalTable(endpoint: Endpoint) {
  const own = endpoint.shape.refusals ?? [];
  if (own.length === 0) return undefined;
  return html`<h4>It may refuse</h4>
    <table class="refusals"><tbody>${own.map(
      ({ status, code, message }) =>
        html`<tr><td>${status}</td><th scope="row"><code>${code}</code></th><td>${message}</td></tr>`,
    )}</tbody></table>`;
}

const written = (value: unknown) => JSON.stringify(value, null, 2);

/** The request as people type it in a terminal. */
function request(endpoint: Endpoint, origin: string) {
  const { method, path, shape } = endpoint;
  const params = new Map(Object.entries(exampleOf(schemaOf(shape.path)) ?? {}));
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name) ?? 1)),
  );
  const needed = leavesOf(schemaOf(shape.query)).filter(({ required }) => required);
  const query = new URLSearchParams(
    Object.fromEntries(needed.map(({ name, schema }) => [name, String(exampleOf(schema, name))])),
  );
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} '${origin}/api/${address}${needed.length > 0 ? `?${query}` : ''}'`,
    ...(shape.open ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(needsKey(endpoint) ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(shape.multipart ? ["-F 'file=@picture.jpg'"] : []),
    ...(shape.body
      ? ["-H 'Content-Type: application/json'", `-d '${written(exampleOf(schemaOf(shape.body)))}'`]
      : []),
  ];
  return lines.join(' \\\n  ');
}

function answer(endpoint: Endpoint) {
  const example = exampleOf(answerSchemaOf(endpoint)) as Record<string, unknown>;
  return written({ ...example, message: endpoint.shape.says ?? 'OK' });
}

function call(endpoint: Endpoint, origin: string) {
  const { method, path, shape } = endpoint;
  const common = refusalsOf(endpoint).filter((refusal) => !shape.refusals?.includes(refusal));
  return html`<article id="${idOf(endpoint)}">
    <h3><span class="method" data-method="${method}">${method}</span> <code>/api/${path}</code></h3>
    <p>${shape.about} <span class="who">${shape.open ? 'Open to everybody.' : 'Needs a log-in.'}</span></p>
    ${fieldTable('In the path', leavesOf(schemaOf(shape.path)))}
    ${fieldTable('In the query', leavesOf(schemaOf(shape.query)))}
    ${fieldTable('In the body', leavesOf(schemaOf(shape.body)))}
    ${
      shape.multipart &&
      html`<h4>In the form</h4>
      <p>One field <code>file</code>, sent as <code>multipart/form-data</code>.</p>`
    }
    ${refusalTable(endpoint)}
    <p class="common">Like every such call:
      ${common.map(({ status, code }) => html`<code>${status} ${code}</code> `)}</p>
    <details><summary>What it answers</summary>
      ${fieldTable(`Status ${shape.status ?? 200}`, leavesOf(answerSchemaOf(endpoint)))}</details>
    <details><summary>Example</summary>
      <pre tabindex="0">${request(endpoint, origin)}</pre><pre tabindex="0">${answer(endpoint)}</pre></details>
  </article>`;
}

const link = (endpoint: Endpoint) =>
  html`<li><a href="#${idOf(endpoint)}"><b>${endpoint.method}</b> ${endpoint.path.replace('e-com/', '')}</a></li>`;

type Chapter = readonly [name: string, endpoints: Endpoint[]];

function chaptersOf(endpoints: readonly Endpoint[]): Chapter[] {
  const names = [...new Set([...chapters.map(([name]) => name), ...endpoints.map(chapterOf)])];
  return names
    .map((name) => [name, endpoints.filter((endpoint) => chapterOf(endpoint) === name)] as const)
    .filter(([, calls]) => calls.length > 0);
}

const manners = html`<section id="manners">
  <h2>How every call works</h2>
  <ul>
    <li>JSON in and out, fields in snake_case. Money is a number of dollars; times are ISO 8601 in UTC.</li>
    <li>A success is <code>{ message, data }</code>. A page of a list is
      <code>{ data, total_rows, total_pages, page, pageSize }</code> in it.</li>
    <li>A failure is <code>{ message, code, errors?, request_id }</code> with its status:
      the message is for a person, the code for a program.</li>
    <li>Calls that need a log-in take <code>Authorization: Bearer …</code> with the token that a log-in answers.</li>
    <li>After <code>429</code> and <code>503</code> wait the seconds of <code>Retry-After</code>.</li>
    <li>The same for programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</li>
  </ul>
</section>`;

const contents = (all: readonly Chapter[]) =>
  all.map(([name, endpoints]) => html`<h2>${name}</h2><ul>${endpoints.map(link)}</ul>`);

const chapter = ([name, endpoints]: Chapter, origin: string) =>
  html`<section><h2>${name}</h2>${endpoints.map((endpoint) => call(endpoint, origin))}</section>`;

/** The API as a page for people: rendered on the server, without scripts. */
export function docsPage(endpoints: readonly Endpoint[], origin: string): string {
  const all = chaptersOf(endpoints);
  const page: Markup = html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <link rel="icon" href="/mark.svg" type="image/svg+xml">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>The calls of Cellar Door</title>
  <link rel="stylesheet" href="/api/docs/page.css">
</head>
<body>
  <header><p><a href="/">Cellar Door</a></p><h1>API reference</h1></header>
  <details class="contents"><summary>Contents</summary><nav aria-label="Contents">${contents(all)}</nav></details>
  <nav class="side" aria-label="All calls">${contents(all)}</nav>
  <main>${manners}${all.map((one) => chapter(one, origin))}</main>
</body>
</html>`;
  return page.text;
}
