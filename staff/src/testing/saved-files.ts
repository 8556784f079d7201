import { onTestFinished, vi } from 'vitest';

type SavedFile = { readonly name: string; readonly text: Promise<string> };

/** What the application saves on the person's computer from now on. To be called before the server is faked. */
export function savedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const realFetch = fetch.bind(window);
  const fetched = async (href: string) => (await realFetch(href)).text();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  onTestFinished(() => click.mockRestore());
  click.mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: fetched(this.href) });
  });
  return saved;
}
