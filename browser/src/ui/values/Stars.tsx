const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

/** Five stars in the colour of the text. */
export const Stars = ({ count = 5 }: { count?: number }) => (
  <svg viewBox={`0 0 ${count * 20} 20`} fill="currentColor" aria-hidden="true">
    {Array.from({ length: count }, (_, star) => (
      <path key={star} d={STAR} transform={`translate(${star * 20})`} />
    ))}
  </svg>
);
