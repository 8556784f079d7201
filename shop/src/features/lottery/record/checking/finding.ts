/** What the check says of one promise. */
export type Finding = {
  words: string;
  /** What could not be judged is open: the reader is told what to look at. */
  result: 'right' | 'wrong' | 'open';
  /** Of what does not fit, what exactly; of what is open, what to do. */
  detail?: string;
};
