import { shopLook } from '../../platform/still-pages/shop-look.js';

export const docsStyle = `${shopLook}
:root {
  --success: #2f6b3a; --danger: #b3261e; --warning: #8a5a00;
  --mono: ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
  scroll-padding-top: 16px;
}
header { padding: 32px 20px 24px; border-bottom: 1px solid var(--line); background: var(--surface); }
header p { margin: 0 0 4px; font: 420 22px/1.4 var(--display); }
header a { text-decoration: none; }
h1, h2 { text-wrap: balance; }
h1 { margin: 0; font-size: clamp(28px, 6vw, 48px); }
main { padding: 8px 20px 80px; min-width: 0; }
section > h2 { margin: 48px 0 16px; font-size: 28px; }
h4 { margin: 20px 0 4px; font-size: 14px; font-weight: 600; color: var(--ink-soft); }
article { margin: 0 0 24px; padding: 20px; background: var(--surface); border: 1px solid var(--line);
  border-radius: 16px; }
article:target { border-color: var(--brand); box-shadow: 0 0 0 1px var(--brand); }
article h3 { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; margin: 0;
  font: 18px/1.4 var(--mono); }
article h3 code { padding: 0; background: none; font-size: 16px; overflow-wrap: anywhere; }
article p { margin: 8px 0 0; max-width: 68ch; }
.method { font: 600 14px/1 var(--text); padding: 6px 10px; border-radius: 6px; color: var(--surface);
  background: var(--brand); }
.method[data-method=GET] { background: var(--success); }
.method[data-method=DELETE] { background: var(--danger); }
.method[data-method=PUT], .method[data-method=PATCH] { background: var(--warning); }
.who, .common { color: var(--ink-soft); }
article .common { margin-top: 16px; font-size: 14px; max-width: none; }
code { font: .875em/1.5 var(--mono); padding: 1px 5px; border-radius: 6px; background: var(--brand-tint);
  overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 8px 12px 8px 0; text-align: left; vertical-align: top; font-weight: 400;
  border-top: 1px solid var(--line); }
.fields th { width: 42%; }
.fields td { overflow-wrap: anywhere; color: var(--ink-soft); }
.fields em { color: var(--brand); font-style: normal; }
.refusals td:first-child { width: 52px; font-variant-numeric: tabular-nums; }
.refusals th { width: 36%; }
article details { margin-top: 12px; border-top: 1px solid var(--line); padding-top: 8px; }
summary { cursor: pointer; padding: 4px 0; color: var(--brand); font-weight: 500; }
pre { margin: 12px 0 0; padding: 16px; overflow: auto; max-height: 480px; border-radius: 10px;
  background: var(--ink); color: var(--brand-tint);
  font: 13px/1.55 var(--mono); }
nav h2 { margin: 20px 0 4px; font-size: 16px; }
nav ul { margin: 0; padding: 0; list-style: none; font-size: 14px; }
nav a { display: block; padding: 5px 0; color: var(--ink-soft); text-decoration: none; overflow-wrap: anywhere; }
nav b { display: inline-block; min-width: 52px; font-size: 12px; font-weight: 600; color: var(--brand); }
.contents { margin: 16px 20px 0; padding: 8px 16px 12px; background: var(--surface);
  border: 1px solid var(--line); border-radius: 10px; }
.side { display: none; }
@media (max-width: 600px) {
  .refusals tr { display: grid; grid-template-columns: 48px 1fr; border-top: 1px solid var(--line);
  padding: 6px 0; }
  .refusals tr > * { border: 0; padding: 2px 0; width: auto; }
  .refusals tr > :last-child { grid-column: 2; }
  article { padding: 16px; }
}
@media (min-width: 1000px) {
  body { display: grid; grid-template-columns: 300px minmax(0, 1fr); }
  header { grid-column: 1 / -1; padding: 40px max(40px, 50vw - 640px); }
  .contents { display: none; }
  .side { display: block; position: sticky; top: 0; align-self: start; height: 100vh; overflow: auto;
    padding: 20px 16px 40px 40px; border-right: 1px solid var(--line); }
  main { padding: 8px 40px 120px; max-width: 980px; }
}
@media (min-width: 1440px) {
  body { grid-template-columns: minmax(300px, calc(50vw - 340px)) minmax(0, 1fr); }
  .side { padding-left: calc(50vw - 640px); }
}
@media print { .side, .contents { display: none; } article { break-inside: avoid; } }
`;
