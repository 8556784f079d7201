type FirstAnswer = { address: string; answer: Promise<Response>; isHere?: boolean };

declare global {
  interface Window {
    /** What the page's head has asked for already, see build/ask-at-once.ts. */
    firstAnswer?: FirstAnswer | undefined;
  }
}

/** Two addresses ask the same question when only the order of their parameters differs. */
function sorted(address: string) {
  const { pathname, searchParams } = new URL(address, location.href);
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}

/**
 * Whether the first answer has arrived, so that the first page can wait for it before it shows anything. True
 * only once, for the first page.
 */
export function isFirstAnswerHere() {
  const asked = window.firstAnswer;
  if (!asked?.isHere) return false;
  asked.isHere = false;

  return true;
}

/** The answer that the page's head has asked for. It is handed out only once. */
export function takeFirstAnswer(address: string): Promise<Response> | undefined {
  const asked = window.firstAnswer;
  if (!asked) return undefined;
  if (sorted(asked.address) !== sorted(address)) return undefined;
  window.firstAnswer = undefined;
  return asked.answer;
}
