import { vi } from 'vitest';
import { waitForStableDom } from '../wait-for-stable-dom.ts';

/** The fixed time of every sheet: a Thursday afternoon, when the pantry is open. */
const now = new Date('2026-05-14T15:00:00-04:00');

/**
 * Stops whatever would make two pictures of one component differ: the clock, videos, content that starts when scrolled
 * into view, and the browser's top layer, in which an open dialog would cover the other states of the sheet.
 */
export function freezePage(): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    },
  );
}

/** Resolves when fonts and pictures are loaded, or after some seconds. */
export async function picturesLoaded(): Promise<void> {
  const faces = ['600 20px Fraunces', '400 16px "Source Sans"', '700 16px "Source Sans"'];
  await Promise.all(faces.map((face) => document.fonts.load(face)));
  // Missing pictures are replaced by quilt blocks; all others must be loaded, including lazy ones.
  for (const image of document.images) image.loading = 'eager';
  const timeout = new Promise((resolve) => setTimeout(resolve, 8000));
  await Promise.race([
    timeout,
    Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
  ]);
  await document.fonts.ready;
}

/** React shows what was loaded late at the earliest 300 ms after its placeholder; this is longer, in ms. */
const lazyQuietMs = 400;

/** Resolves when what is loaded late is there, and nothing moves. */
export async function settlePage(): Promise<void> {
  await waitForStableDom(lazyQuietMs, 6000);
  await picturesLoaded();
  await waitForStableDom(60, 6000);
}
