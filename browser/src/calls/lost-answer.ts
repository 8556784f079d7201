import { CallError } from './call-error';

const serverFault = 500;

/** True when nobody knows whether the server did it: there was no answer, or one that does not say. */
export const isAnswerLost = (error: unknown) =>
  !(error instanceof CallError) || error.status === 0 || error.status >= serverFault;
