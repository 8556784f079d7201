import { defaultParseSearch } from '@tanstack/react-router';

/** What narrows a list, without the place that somebody has reached in it. */
export function viewAddress({ pathname, searchStr }: { pathname: string; searchStr: string }) {
  const search = new URLSearchParams(searchStr);
  search.delete('page');
  return search.size > 0 ? `${pathname}?${search}` : pathname;
}

export const screenOf = (address: string) => address.split('?', 1)[0]!;

export const searchOf = (address: string) => defaultParseSearch(address.slice(screenOf(address).length));
