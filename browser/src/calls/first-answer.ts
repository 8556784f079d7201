type FirstAnswer = { address: string; answer: Promise<Response>; isHere?: boolean };

declare global {
  interface Window {
    /** What the page's head has asked for already, see build/ask-at-once.ts. */
    firstAnswer?: FirstAnswer | undefined;
  }
}

/** The same question, however its parts are ordered. */
function sorted(address: string) {
  const { pathname, searchParams } = new URL(address, location.href);
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}

/**
 * Whether it is worth a page's while to wait for it, before it shows anything: told once, to the first page.
 */
export function isFirstAnswerHere() {
  const asked = window.firstAnswer;
  if (!asked?.isHere) return false;
  asked.isHere = false;

  return true;
}

/** The answer that is on its way since the page began; once. */
export function takeFirstAnswer(address: string): Promise<Response> | undefined {
  const asked = window.firstAnswer;
  if (!asked) return undefined;
  if (sorted(asked.address) !== sorted(address)) return undefined;
  window.firstAnswer = undefined;
  return asked.answer;
}
