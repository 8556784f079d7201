import { shopLook } from '../platform/still-pages/shop-look.js';

export const keptMailStyle = `${shopLook}
:root { font-variant-numeric: tabular-nums; scrollbar-gutter: stable; }
h1, h2, p, ul, dl, dd, pre { margin: 0; padding: 0; }
h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem); overflow-wrap: anywhere; text-wrap: balance; }
h2 { font-size: 1.375rem; }
header { border-bottom: 1px solid var(--line); background: var(--surface); }
header div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 1rem; padding-block: 1rem; }
header a { font: 420 1.375rem / 1.5 var(--display); text-decoration: none; }
header span, .soft { color: var(--ink-soft); }
header span { font-size: 0.875rem; }
.column { max-width: 48rem; margin-inline: auto; padding-inline: 1rem; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; padding-block: 2rem 4rem; }
.intro { display: grid; gap: 0.75rem; }
.back { display: inline-block; padding-block: 0.25rem; justify-self: start; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; overflow: hidden; }
ul { list-style: none; }
.letters li + li { border-top: 1px solid var(--line); }
.letters a {
  display: grid; gap: 0.125rem 1rem; grid-template-columns: minmax(0, 1fr) auto;
  padding: 1rem 1.25rem; color: inherit; text-decoration: none; transition: background 120ms ease-out;
}
.letters a:hover { background: var(--brand-tint); }
.letters a:focus-visible { outline-offset: -3px; border-radius: 16px; }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.letters .soft { font-size: 0.875rem; overflow-wrap: anywhere; }
.letters time { grid-row: 1; grid-column: 2; white-space: nowrap; }
.codes { display: grid; gap: 0.75rem; padding: 1.25rem; }
.codes dd { font-weight: 600; }
.empty { display: grid; gap: 0.75rem; justify-items: center; padding: 3.5rem 1.25rem; text-align: center; }
.empty p { max-width: 30rem; text-wrap: pretty; }
.button {
  display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0.5rem 1.25rem; margin-top: 0.5rem;
  border-radius: 10px; background: var(--brand); color: var(--ink-inverse); font-weight: 600;
  text-decoration: none; transition: background 120ms ease-out;
}
.button:hover { background: var(--brand-hover); color: var(--ink-inverse); }
nav { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0.5rem 1rem; }
nav a { padding: 0.5rem 0; }
.intro p { overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 42rem; border: 0; background: var(--paper); }
details { border-top: 1px solid var(--line); }
summary { padding: 0.875rem 1.25rem; cursor: pointer; font-weight: 600; }
summary:hover { background: var(--brand-tint); }
summary:focus-visible { outline-offset: -3px; }
details > pre, details > dl { padding: 0.5rem 1.25rem 1.25rem; }
pre {
  font: 0.875rem / 1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  white-space: pre-wrap; overflow-wrap: anywhere;
}
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.375rem 1rem; font-size: 0.875rem; }
dt { color: var(--ink-soft); }
dd { overflow-wrap: anywhere; }
@media (max-width: 30rem) {
  .letters a { grid-template-columns: minmax(0, 1fr); }
  .letters time { grid-row: auto; grid-column: 1; }
  iframe { height: 36rem; }
}
@media (prefers-reduced-motion: reduce) { * { transition-duration: 0.01ms !important; } }
`;
