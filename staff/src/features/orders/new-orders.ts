import { kept } from 'browser/keeping/persisted';
import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type Sound = { on: boolean };

/** Kept by the device: a desk in the office may be silent while the counter is not. */
export const useSound = create<Sound>()(
  persist(
    () => ({ on: true }) as Sound,
    kept('cellar.staff.sound', v.object({ on: v.boolean() }), (state) => state),
  ),
);

export const turnSound = () => useSound.setState(({ on }) => ({ on: !on }));

/** Orders that have come since the queue was looked at. */
export const useNewOrders = create<{ count: number }>()(() => ({ count: 0 }));

export const newOrderCame = () => useNewOrders.setState(({ count }) => ({ count: count + 1 }));
export const queueWasSeen = () => useNewOrders.setState({ count: 0 });

const notes = [659.25, 880];
const noteLasts = 0.18;

/**
 * Two rising notes. Browsers allow no sound before somebody has touched the page, so until then this is
 * silent.
 */
export function ringOut() {
  if (!useSound.getState().on || !navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  for (const [at, pitch] of notes.entries()) {
    const begins = audio.currentTime + at * noteLasts;
    const loudness = new GainNode(audio, { gain: 0.2 });
    const note = new OscillatorNode(audio, { frequency: pitch });
    loudness.gain.setTargetAtTime(0, begins + noteLasts / 2, noteLasts / 4);
    note.connect(loudness).connect(audio.destination);
    note.start(begins);
    note.stop(begins + 2 * noteLasts);
    if (at === notes.length - 1) note.addEventListener('ended', () => void audio.close());
  }
}
