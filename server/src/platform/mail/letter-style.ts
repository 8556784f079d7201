import { colours } from './colours.js';

const serif = 'font-family:Fraunces,Georgia,Times New Roman,serif;font-weight:normal';
const sans = 'font-family:Figtree,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const breaks = 'overflow-wrap:anywhere;word-break:break-word';
const { brand, ink, line, paper, surface } = colours;
const soft = colours['ink-soft'];

/** Styles stand on the elements themselves, because every mail client understands that. */
export const style = {
  body: `margin:0;padding:0;background:${paper}`,
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0',
  outer: `width:100%;background:${paper}`,
  around: 'padding:32px 16px',
  column: 'width:100%;max-width:560px;margin:0 auto',
  head: 'padding:0 4px 20px',
  name: `${serif};font-size:24px;line-height:30px;color:${brand};text-decoration:none`,
  card: `background:${surface};border:1px solid ${line};border-radius:16px;padding:30px 26px 28px`,
  pictureCell: 'padding:0 0 16px',
  picture: 'display:block;width:100%;max-width:560px;height:auto;border:0;border-radius:16px',
  quoteTable: 'width:100%;margin:0 0 20px',
  quoteCell: `padding:4px 0 4px 18px;border-left:3px solid ${brand}`,
  quoteHeading: `${serif};margin:0 0 6px;font-size:22px;line-height:30px;color:${brand};${breaks}`,
  quote: `${serif};margin:0;font-size:18px;line-height:29px;font-style:italic;color:${ink};${breaks}`,
  codeTable: 'width:100%;margin:8px 0 20px',
  codeCell: `background:${colours['brand-tint']};border-radius:10px;padding:18px 12px`,
  codeLabel: `${sans};font-size:14px;line-height:22px;color:${soft}`,
  code:
    `${sans};font-size:22px;line-height:34px;font-weight:600;letter-spacing:1px;color:${ink};` +
    'font-variant-numeric:tabular-nums',
  greeting: `${serif};margin:0 0 16px;font-size:22px;line-height:30px;color:${ink}`,
  paragraph: `${sans};margin:0 0 16px;font-size:16px;line-height:26px;color:${ink};${breaks}`,
  facts: `width:100%;margin:8px 0 20px;border-top:1px solid ${line}`,
  label:
    `${sans};padding:10px 16px 10px 0;font-size:15px;line-height:22px;color:${soft};` +
    `text-align:left;font-weight:normal;border-bottom:1px solid ${line}`,
  value:
    `${sans};padding:10px 0;font-size:15px;line-height:22px;color:${ink};` +
    `text-align:right;border-bottom:1px solid ${line};overflow-wrap:break-word`,
  short: 'white-space:nowrap',
  buttonRow: 'margin:12px 0 20px',
  buttonCell: `background:${brand};border-radius:10px`,
  button:
    `${sans};display:inline-block;padding:14px 26px;font-size:16px;line-height:20px;font-weight:600;` +
    `color:${colours['ink-inverse']};text-decoration:none;border-radius:10px`,
  spelled: `${sans};margin:0;font-size:14px;line-height:22px;color:${soft};${breaks}`,
  link: `color:${brand};text-decoration:underline`,
  foot: 'padding:20px 4px 0',
  note: `${sans};margin:0 0 8px;font-size:14px;line-height:22px;color:${soft};${breaks}`,
} as const;
