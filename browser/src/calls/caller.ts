import type { Method } from 'contract/platform/endpoint';
import type { CallError } from './call-error';

export type Answered = { method: Method; path: string; data: unknown };

/** What an application adds to its calls: who asks, and what follows from an answer. */
type Caller = {
  token: () => string | undefined;
  /** What its calls carry besides. */
  headers?: () => Record<string, string>;
  /** After each call that succeeded, unless somebody else is logged in by now. */
  answered: (call: Answered) => void;
  /**
   * `isStillHere` is false when the call's token is no longer the current one: the refusal then says nothing
   * about the person who is here now.
   */
  refused: (error: CallError, call: string, isStillHere: boolean) => void | Promise<void>;
  /** Calls back when somebody else is logged in, or nobody. */
  whenLeaving: (then: () => void) => void;
};

const early: (() => void)[] = [];

/** The application that calls. It names itself by `callAs` before its first call; until then it is nobody. */
export const caller: Caller = {
  token: () => undefined,
  answered: () => {},
  refused: () => {},
  whenLeaving: (then) => void early.push(then),
};

/** Called once, when the application starts. What was loaded before it hears of whoever leaves, too. */
export function callAs(application: Caller) {
  Object.assign(caller, application);
  early.forEach(caller.whenLeaving);
}
