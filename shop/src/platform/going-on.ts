import { queries } from 'browser/calls/queries';

export const goingOnKey = ['going-on'] as const;

/** Something that the customer is in the middle of has changed. */
export const askWhatGoesOn = () => queries.invalidateQueries({ queryKey: goingOnKey });
