import { create } from 'zustand';

/** As long as the server waits: `lockedAfter` of its sessions. */
const idleHour = 60 * 60_000;

/** Whether the screen is locked, so that people who pass by read nothing of it. */
export const useLock = create<{ locked: boolean }>()(() => ({ locked: false }));

let timer: ReturnType<typeof setTimeout> | undefined;

export function lock() {
  clearTimeout(timer);
  useLock.setState({ locked: true });
}

export const unlock = () => useLock.setState({ locked: false });

/** Begins the idle hour anew: the server has just seen this person. */
export function stayOpen() {
  clearTimeout(timer);
  timer = setTimeout(lock, idleHour);
}

/** Nobody is here to lock out. */
export function forgetLock() {
  clearTimeout(timer);
  unlock();
}
