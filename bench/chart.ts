/** `share`: told as a share of the group's first bar, too. */
type Bar = { label: string; figure: number; share?: boolean };
export type Group = { name: string; bars: readonly Bar[] };
export type Chart = { title: string; groups: readonly Group[] };

const width = 760;
const [left, right, top] = [250, 110, 64];
const [barHeight, barGap, groupGap] = [22, 6, 22];
const colors = { paper: '#fbf7f0', ink: '#2b2320', soft: '#6d625b', first: '#cdbfae', other: '#7a1f33' };

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${x}" y="${y}"${more}>${escaped(words)}</text>`;

const inWords = ({ figure, share }: Bar, first: number) =>
  Math.round(figure) + (share ? ` · ${Math.round((figure / first) * 100)} %` : '');

/** Horizontal bars, all on one scale. */
export function drawChart({ title, groups }: Chart): string {
  const most = Math.max(...groups.flatMap(({ bars }) => bars.map(({ figure }) => figure)));
  const drawn: string[] = [];
  let y = top;
  for (const { name, bars } of groups) {
    drawn.push(text(24, y + 16, name, ' font-weight="600"'));
    for (const [nth, bar] of bars.entries()) {
      const long = Math.max(1, Math.round((bar.figure / most) * (width - left - right)));
      const color = nth === 0 ? colors.first : colors.other;
      y += nth === 0 ? 24 : 0;
      drawn.push(
        text(left - 12, y + 16, bar.label, ` text-anchor="end" fill="${colors.soft}"`),
        `<rect x="${left}" y="${y}" width="${long}" height="${barHeight}" rx="3" fill="${color}"/>`,
        text(left + long + 10, y + 16, inWords(bar, bars[0]!.figure)),
      );
      y += barHeight + barGap;
    }
    y += groupGap - barGap;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${y}" viewBox="0 0 ${width} ${y}" role="img"`,
    `  aria-label="${escaped(title)}" font-family="system-ui, sans-serif" font-size="14" fill="${colors.ink}">`,
    `<rect width="${width}" height="${y}" rx="8" fill="${colors.paper}"/>`,
    text(24, 36, title, ' font-size="18" font-weight="600"'),
    ...drawn,
    '</svg>\n',
  ].join('\n');
}
