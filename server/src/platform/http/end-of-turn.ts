let end: Promise<void> | undefined;

/**
 * Resolves when all requests that have arrived so far have been looked at. Answers that are ready by then
 * leave together: sending each by itself wakes its reader separately, which costs both sides more than making
 * it.
 */
export function endOfTurn(): Promise<void> {
  end ??= new Promise((ended) => {
    setImmediate(() => {
      end = undefined;
      ended();
    });
  });
  return end;
}
