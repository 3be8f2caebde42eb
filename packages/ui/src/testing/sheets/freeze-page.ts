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

/**
 * Resolves when fonts, pictures and chunks are loaded, and nothing moves.
 * @param withoutFocus whether to remove the focus from the element that has it
 */
export async function settlePage(withoutFocus = true): Promise<void> {
  const faces = ['600 20px Fraunces', '400 16px "Source Sans"', '700 16px "Source Sans"'];
  await Promise.all(faces.map((face) => document.fonts.load(face)));
  await waitForStableDom(120, 6000);
  // Missing pictures have been replaced by quilt blocks by now; all others must be loaded, including lazy ones.
  for (const image of document.images) image.loading = 'eager';
  const timeout = new Promise((resolve) => setTimeout(resolve, 8000));
  await Promise.race([
    timeout,
    Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
  ]);
  if (withoutFocus) (document.activeElement as HTMLElement | null)?.blur();
  await document.fonts.ready;
  await waitForStableDom(60, 6000);
}
