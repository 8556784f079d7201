let loading: Promise<typeof import('sharp')['default']> | undefined;

async function load() {
  const { default: sharp } = await import('sharp');
  // One thread for each picture, because `BoundedWork` alone decides how many are made at once.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** With the first picture: a start makes none, and this is a large program of its own. */
export function loadSharp() {
  loading ??= load();
  return loading;
}
