import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { openDetector } from './barcode-detector';
import { TakenCodes } from './taken-codes';

const betweenLooks = 100;

const wordsOfTrouble = new Map([
  [
    'NotAllowedError',
    'The camera is not allowed here. Allow it in the browser’s settings for this page, then try again.',
  ],
  ['NotFoundError', 'This device has no camera.'],
  ['NotReadableError', 'Another app is using the camera. Close it, then try again.'],
]);
const otherTrouble = 'The camera did not start. Try again, or type the code.';

const nameOf = (error: unknown) => (error instanceof DOMException ? error.name : '');

/** The camera at the back of a tablet; on a desk whichever there is. */
const asked = { video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false };

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

/**
 * Shows what the camera sees and tells each code that comes into the picture, once. The camera is on only while
 * the page is in view.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void) {
  const [state, setState] = useState<{ isOn: boolean; trouble: string }>({ isOn: false, trouble: '' });
  const [tries, setTries] = useState(0);
  const tell = useEffectEvent(onCode);

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another try starts the camera anew.
  useEffect(() => {
    let running: AbortController | undefined;

    async function look(picture: HTMLVideoElement, { signal }: AbortController) {
      const detector = await openDetector();
      const taken = new TakenCodes();
      while (!signal.aborted) {
        // A picture that has not come yet, or is just changing, is looked at again.
        const codes = (await detector?.detect(picture).catch(() => [])) ?? [];
        if (signal.aborted) return;
        const size = { width: picture.videoWidth, height: picture.videoHeight };
        const code = taken.newIn(codes, size, performance.now());
        if (code !== undefined) tell(code);
        await new Promise((resolve) => setTimeout(resolve, betweenLooks));
      }
    }

    async function start() {
      running?.abort();
      const mine = new AbortController();
      running = mine;
      try {
        const stream = await navigator.mediaDevices.getUserMedia(asked);
        const picture = video.current;
        // Closed, or gone out of view, while the browser asked the person.
        if (mine.signal.aborted || !picture) return stop(stream);
        mine.signal.addEventListener('abort', () => {
          stop(stream);
          picture.srcObject = null;
        });
        // Unplugged, or taken away in the browser's settings.
        stream.getVideoTracks()[0]?.addEventListener('ended', () => {
          mine.abort();
          setState({ isOn: false, trouble: otherTrouble });
        });
        picture.srcObject = stream;
        await picture.play();
        setState({ isOn: true, trouble: '' });
        await look(picture, mine);
      } catch (error) {
        if (mine.signal.aborted) return;
        mine.abort();
        setState({ isOn: false, trouble: wordsOfTrouble.get(nameOf(error)) ?? otherTrouble });
      }
    }

    function follow() {
      if (document.visibilityState === 'visible') return void start();
      running?.abort();
      setState({ isOn: false, trouble: '' });
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      running?.abort();
    };
  }, [tries, video]);

  const tryAgain = () => {
    setState({ isOn: false, trouble: '' });
    setTries((before) => before + 1);
  };
  return { ...state, tryAgain };
}
