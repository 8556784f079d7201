import type { previewHome } from 'contract/catalogue/home.staff';
import type { Answer } from 'contract/platform/endpoint';
import { useEffect, useRef } from 'react';
import css from './PreviewFrame.module.css';

/** In pixels of its own. */
const widths = { phone: 390, computer: 1280 } as const;
export type Look = keyof typeof widths;

type Props = { previewed: Answer<typeof previewHome>; look: Look };

/** The shop's own page in a frame. It gets what it shows from here, and makes no calls of its own. */
export function PreviewFrame({ previewed, look }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const show = () => frame.current?.contentWindow?.postMessage(previewed, window.location.origin);
  useEffect(show, [previewed]);

  useEffect(() => {
    const fit = new ResizeObserver(([entry]) => {
      const scale = Math.min(1, entry!.contentRect.width / widths[look]);
      stage.current?.style.setProperty('--scale', `${scale}`);
    });
    fit.observe(stage.current!);
    return () => fit.disconnect();
  }, [look]);

  return (
    <div ref={stage} className={css.stage}>
      <iframe
        ref={frame}
        className={css.frame}
        src="/home-preview"
        title="The home page"
        width={widths[look]}
        onLoad={show}
      />
    </div>
  );
}
