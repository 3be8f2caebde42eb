/** Largest width of a film's poster in pixels: the width of texts on a high-density screen. */
const posterWidthPx = 1280;
/** Timeout for loading or seeking a film, in milliseconds. */
const timeoutMs = 8000;

/** Dimensions and poster of a film, read in the browser before the upload. */
export interface FilmMetadata {
  width: number;
  height: number;
  /** A frame from its beginning; null if none could be drawn. */
  picture: File | null;
}

/** Reads a film's dimensions and a frame from its first second; null if this browser can't play it. */
export async function readFilmMetadata(file: File): Promise<FilmMetadata | null> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  const waitForEvent = (event: string) =>
    new Promise<void>((resolve, reject) => {
      video.addEventListener(event, () => resolve(), { once: true });
      video.addEventListener('error', () => reject(new Error('This video can’t be played here.')), { once: true });
      setTimeout(() => reject(new Error('This video takes too long to open.')), timeoutMs);
    });
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await waitForEvent('loadeddata');
    const { videoWidth: width, videoHeight: height, duration } = video;
    if (width === 0) return null;
    if (duration > 1) {
      const seeked = waitForEvent('seeked');
      video.currentTime = Math.min(1, duration / 10);
      await seeked;
    }
    return { width, height, picture: await drawPoster(video) };
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

async function drawPoster(video: HTMLVideoElement): Promise<File | null> {
  const scale = Math.min(1, posterWidthPx / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return blob && new File([blob], 'film.jpg', { type: 'image/jpeg' });
}
