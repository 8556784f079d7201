/** What the function `insist` of the database says when what it is told to insist on does not hold. */
type Broken = Error & { readonly constraint: string; readonly detail: string };

export const doesNotHold = (error: unknown, promise: string): error is Broken =>
  error instanceof Error && (error as Partial<Broken>).constraint === promise;
