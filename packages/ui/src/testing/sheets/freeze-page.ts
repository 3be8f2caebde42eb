import { vi } from 'vitest';
import { quiet } from '../quiet.ts';

/** The moment at which every sheet is taken: a Thursday afternoon, when the pantry is open. */
const now = new Date('2026-05-14T15:00:00-04:00');

/**
 * Stops what would make two pictures of one component differ: the clock, videos, what starts when it is scrolled into
 * view, and the window's top layer, in which an open dialog would cover the other states of the sheet.
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
 * Resolves when the fonts and pictures are there, chunks have arrived, and nothing moves.
 * @param withoutFocus takes focus away from where something new has put it
 */
export async function settlePage(withoutFocus = true): Promise<void> {
  const faces = ['600 20px Fraunces', '400 16px "Source Sans"', '700 16px "Source Sans"'];
  await Promise.all(faces.map((face) => document.fonts.load(face)));
  await quiet(120, 6000);
  // A picture that is missing is drawn as a quilt block by then; the others have to be there, lazy ones too.
  for (const image of document.images) image.loading = 'eager';
  const patience = new Promise((resolve) => setTimeout(resolve, 8000));
  await Promise.race([
    patience,
    Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
  ]);
  if (withoutFocus) (document.activeElement as HTMLElement | null)?.blur();
  await document.fonts.ready;
  await quiet(60, 6000);
}
