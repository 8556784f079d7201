import { useState } from 'react';
import css from './Avatar.module.css';
import { initialsOf } from './initials';

type Props = {
  name: string;
  src?: string | null;
  size?: 'small' | 'medium' | 'large';
};

/** The picture, or the initials. The name stands beside it, so it is not read twice. */
export function Avatar({ name, src, size = 'medium' }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={css.avatar} data-size={size} aria-hidden="true">
      {src && src !== broken ? (
        <img src={src} alt="" className={css.picture} onError={() => setBroken(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
