import { barsOf } from './code-128';

const height = 60;

/** A text that a scanner reads, drawn as sharp as the printer is; people read it beside the bars. */
export function Code128({ text, className }: { text: string; className?: string | undefined }) {
  const { bars, width } = barsOf(text);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
      data-code={text}
    >
      <path
        d={bars.map((bar) => `M${bar.from} 0h${bar.width}v${height}h-${bar.width}z`).join('')}
        fill="#000"
      />
    </svg>
  );
}
