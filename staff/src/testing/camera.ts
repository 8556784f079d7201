import { onTestFinished, vi } from 'vitest';

type Given = { formats?: string[]; hasCamera?: boolean };

/** A tablet with a camera whose browser reads bars; `shows` is what lies before it. */
export function fakeCamera({ formats = ['ean_13', 'code_128', 'qr_code'], hasCamera = true }: Given = {}) {
  let seen: readonly { rawValue: string; at: number }[] = [];
  const asked = { formats: [] as string[], looks: 0 };
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => formats;
      constructor(options: { formats: string[] }) {
        asked.formats = options.formats;
      }
      detect = async () => {
        asked.looks++;
        return seen.map(({ rawValue, at }) => ({
          rawValue,
          boundingBox: { x: at, y: at, width: 0, height: 0 },
        }));
      };
    },
  );
  const picture = document.createElement('canvas');
  // A canvas sends a picture only when something is drawn, and a video plays only when one has come.
  const drawing = setInterval(() => picture.getContext('2d')?.fillRect(0, 0, 10, 10), 30);
  const streams: MediaStream[] = [];
  const devices = vi
    .spyOn(navigator.mediaDevices, 'enumerateDevices')
    .mockResolvedValue([{ kind: hasCamera ? 'videoinput' : 'audioinput' } as MediaDeviceInfo]);
  const opens = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const stream = picture.captureStream(10);
    streams.push(stream);
    return stream;
  });
  onTestFinished(() => {
    clearInterval(drawing);
    vi.unstubAllGlobals();
    devices.mockRestore();
    opens.mockRestore();
  });
  return {
    asked,
    opens,
    shows: (...codes: string[]) => {
      // The last one lies in the corner, the first one in the middle.
      seen = codes.map((rawValue, nth) => ({ rawValue, at: 150 + nth * 1_000 }));
    },
    /** How many cameras are on just now. */
    running: () =>
      streams.flatMap((one) => one.getTracks()).filter((one) => one.readyState === 'live').length,
    streams,
  };
}
