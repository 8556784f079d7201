export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/** Keys by the names that a page hears; the others are typed as what they write. */
export type Key = 'Enter' | 'Escape';

/** A function for the page: it must not use anything from outside of itself. */
export type Script<Given extends unknown[], Result> = (...given: Given) => Result | Promise<Result>;

/** A window of a browser, with no more than what every browser can be told to do. */
export type BrowserWindow = {
  go: (address: string) => Promise<void>;
  run: <Given extends unknown[], Result>(
    script: Script<Given, Result>,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** Runs the source of a library. */
  load: (source: string) => Promise<void>;
  press: (at: Point) => Promise<void>;
  type: (text: string) => Promise<void>;
  key: (name: Key) => Promise<void>;
  picture: () => Promise<Buffer>;
  /** What the page has complained of in the console, oldest first. */
  complaints: string[];
  close: () => Promise<void>;
};

/** A browser that runs; each journey has a window of its own, in which nobody was before. */
export type Engine = {
  open: (size: Size) => Promise<BrowserWindow>;
  close: () => Promise<void>;
};
