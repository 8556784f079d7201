const minute = 60_000;

let touchedAt = Date.now();

for (const event of ['pointerdown', 'keydown', 'scroll'])
  document.addEventListener(event, () => (touchedAt = Date.now()), { capture: true, passive: true });

/** Whether somebody is at the screen. Calls that the screen makes by itself must not keep it from locking. */
export const isAttended = () => Date.now() - touchedAt < minute;
