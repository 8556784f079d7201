/** What an earlier page of this tab has kept; nothing where the browser forbids it. */
export function keptInTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function keepInTab(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Where it is forbidden the page goes on without.
  }
}

export const forgetInTab = (key: string) => keepInTab(key, null);
