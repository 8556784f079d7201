/** Yields all that `read` finds, page by page: each page begins behind the last row of the one before. */
export async function* pageByPage<Row, Key>(
  first: Key,
  read: (after: Key) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<readonly Row[], void> {
  for (let after = first; ; ) {
    const page = await read(after);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = keyOf(last);
  }
}
