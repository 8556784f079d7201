import { type PictureWidth, picturePath } from 'contract/platform/pictures';
import { useState } from 'react';
import { cardPictures } from './card-pictures';
import css from './ProductPicture.module.css';

type Props = {
  imageId: string | null;
  /** Left out where the name stands beside it. */
  alt?: string;
  /** How wide it is laid out, as in `<img sizes>`. */
  sizes: string;
  widths?: readonly PictureWidth[];
  /** Among those that are seen first: it does not wait to come into view. */
  first?: boolean;
  /** A few pixels of it, shown blurred until it is here. */
  standIn?: string | null;
};

/**
 * A bottle, cut out, three wide and four high. The room for it is kept; where there is no picture, an outline
 * stands.
 */
export function ProductPicture({
  imageId,
  alt = '',
  sizes,
  widths = cardPictures.widths,
  first = false,
  standIn,
}: Props) {
  const [missing, setMissing] = useState<string>();
  const [shown, setShown] = useState<string>();
  const blurred = standIn && shown !== imageId;
  if (imageId === null || missing === imageId) return <BottleOutline label={alt} />;
  return (
    <img
      key={imageId}
      // One that is here already, as the head of the listing has shown it, is not blurred again.
      ref={(picture) => void (picture?.naturalWidth && setShown(imageId))}
      className={css.picture}
      // Behind the loaded picture, which is transparent around the bottle, it would show as a halo.
      data-blurred={blurred || undefined}
      style={blurred ? { backgroundImage: `url(data:image/webp;base64,${standIn})` } : undefined}
      src={picturePath(imageId, 400)}
      srcSet={widths.map((width) => `${picturePath(imageId, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={750}
      height={1000}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      onLoad={() => setShown(imageId)}
      onError={() => setMissing(imageId)}
    />
  );
}

const BottleOutline = ({ label }: { label: string }) => (
  <svg
    className={css.outline}
    viewBox="0 0 75 100"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path d="M34.5 12h6v4.5l-.6 1.5v14c0 5 7.6 8 7.6 17v38q0 4-4 4H31.5q-4 0-4-4V49c0-9 7.6-12 7.6-17V18l-.6-1.5Z" />
    <path d="M27.5 57h20v20h-20" />
  </svg>
);
