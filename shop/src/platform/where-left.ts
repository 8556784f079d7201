import { ignoringRefusal, leftKey } from './strong-answers';

/** The page on which the session ended. */
export function whereLeft(): string | undefined {
  let left: string | null = null;
  ignoringRefusal(() => {
    left = sessionStorage.getItem(leftKey);
  });
  return left ?? undefined;
}

/** The same, once: whoever logs in again goes on from there. */
export function takeWhereLeft(): string | undefined {
  const left = whereLeft();
  ignoringRefusal(() => sessionStorage.removeItem(leftKey));
  return left;
}
