let end: Promise<void> | undefined;

/**
 * Resolves when all requests that have arrived by now have been looked at. Answers that are ready by then
 * leave together: each one that leaves by itself wakes whoever reads it, which costs both sides more than to
 * make it.
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
