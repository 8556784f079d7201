/** What TypeScript does not describe: few browsers have it, Chrome on Android among them. */
export type SeenCode = {
  rawValue: string;
  boundingBox: { x: number; y: number; width: number; height: number };
};
type Detector = { detect: (picture: HTMLVideoElement) => Promise<SeenCode[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** Bottles and cases as the trade marks them, and what the shop prints itself. */
const wanted = ['ean_13', 'ean_8', 'upc_a', 'itf', 'code_128'];

const detectorClass = () =>
  'BarcodeDetector' in window ? (window.BarcodeDetector as DetectorClass) : undefined;

/** Undefined where the browser reads no bars, be it that it lacks what it would read them with. */
export async function openDetector(): Promise<Detector | undefined> {
  const Detecting = detectorClass();
  const known = (await Detecting?.getSupportedFormats().catch(() => [])) ?? [];
  const formats = wanted.filter((format) => known.includes(format));
  return Detecting && formats.length > 0 ? new Detecting({ formats }) : undefined;
}

/** A browser names its cameras only later, but says at once whether it has one; without https it has none. */
async function hasCamera() {
  if (!('mediaDevices' in navigator)) return false;
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.some(({ kind }) => kind === 'videoinput');
}

export const canScanByCamera = async () => (await hasCamera()) && (await openDetector()) !== undefined;
