import { loadChunk } from '../api/index.ts';

/** The part of the browser's detector that is used. https://wicg.github.io/shape-detection-api/ */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

/** Longer side of the picture that is read without the browser's help, in pixels: more costs time and finds no more. */
const readPx = 640;

let reading: Promise<ReadCode> | undefined;

/** Reads a QR code from a video: with the browser's own detector, or else with a library that is loaded for it. */
export async function readVideoCode(video: HTMLVideoElement): Promise<string | null> {
  reading ??= detectorOfBrowser().then((detector) => detector ?? libraryReader());
  try {
    return await (await reading)(video);
  } catch (error) {
    // Loaded again with the next picture.
    reading = undefined;
    throw error;
  }
}

/** Loads what reads codes, so that it is there when the connection is not. */
export function prepareReader(): void {
  reading ??= detectorOfBrowser().then((detector) => detector ?? libraryReader());
  reading.catch(() => {
    reading = undefined;
  });
}

async function detectorOfBrowser(): Promise<ReadCode | null> {
  const Detector: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (typeof Detector !== 'function') return null;
  try {
    const formats: unknown = await Reflect.get(Detector, 'getSupportedFormats').call(Detector);
    if (!Array.isArray(formats) || !formats.includes('qr_code')) return null;
    const detector: Detector = Reflect.construct(Detector, [{ formats: ['qr_code'] }]);
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  } catch {
    return null;
  }
}

async function libraryReader(): Promise<ReadCode> {
  const { decodeQR } = await loadChunk('qr-reader', () => import('qr/decode.js'));
  const canvas = document.createElement('canvas');
  const paint = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, readPx / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!paint || canvas.width === 0) return null;
    paint.drawImage(video, 0, 0, canvas.width, canvas.height);
    return decodedOrNull(decodeQR, paint.getImageData(0, 0, canvas.width, canvas.height));
  };
}

/** The library throws for a picture without a code, which most are. */
function decodedOrNull(decode: (image: ImageData) => string, image: ImageData): string | null {
  try {
    return decode(image);
  } catch {
    return null;
  }
}
