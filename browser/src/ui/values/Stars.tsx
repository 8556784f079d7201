const STAR = 'm20 0l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z';

/** Five stars in the colour of the text. One path: a dialog styles anew whatever lies under it, and lists have many. */
export const Stars = ({ count = 5 }: { count?: number }) => (
  <svg viewBox={`0 0 ${count * 20} 20`} fill="currentColor" aria-hidden="true">
    <path d={`M-10 1.6${STAR.repeat(count)}`} />
  </svg>
);
