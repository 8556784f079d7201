import { qrCode } from '../../platform/qr/qr-code';

/** What readers want around a code. */
const margin = 4;

/** For cameras alone: what it says stands beside it. Black on white also at night, as all readers take it. */
export function QrCode({ text }: { text: string }) {
  const rows = qrCode(text);
  const size = rows.length + 2 * margin;
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : [])),
  );
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
