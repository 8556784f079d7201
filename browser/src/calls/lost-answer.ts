import { CallError } from './call-error';

const serverFault = 500;

/** Nobody knows whether it was done: no answer came, or one that tells nothing of it. */
export const isAnswerLost = (error: unknown) =>
  !(error instanceof CallError) || error.status === 0 || error.status >= serverFault;
