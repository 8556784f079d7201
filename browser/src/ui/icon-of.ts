import { type ComponentProps, createElement } from 'react';

type Drawing = { node: [tag: string, attributes: Record<string, string>][] };
type Props = ComponentProps<'svg'> & { size?: number | string };

/** Frames the drawings of lucide in the built application, see build/light-icons.ts. */
export const iconOf =
  ({ node }: Drawing) =>
  ({ size = 24, strokeWidth = 2, ...rest }: Props) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] ? undefined : true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
