export type KnownPage = {
  pattern: string;
  isAt: (path: string) => boolean;
  page: string;
  status: 200 | 404;
};

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * `/login` matches itself, `/{city}/{store}` any two segments, `/products/*` everything below, `*` all the
 * rest.
 */
export function patternOf(pattern: string) {
  if (pattern === '*') return () => true;
  const parts = pattern
    .split('/')
    .map((part) => (part === '*' ? '.+' : /^\{\w+\}$/.test(part) ? '[^/]+' : literal(part)));
  const shape = new RegExp(`^${parts.join('/')}$`);
  return (path: string) => shape.test(path);
}

/** A trailing slash changes nothing. */
export const withoutTrailingSlash = (path: string) => (path === '/' ? path : path.replace(/\/+$/, '') || '/');
