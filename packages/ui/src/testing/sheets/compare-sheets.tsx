import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Scheme } from '../../theme/index.ts';
import { distinctStories } from '../composed-stories.ts';
import { Looks } from '../Looks.tsx';
import { mount } from '../mount.tsx';
import { storyFiles } from '../story-files.ts';
import { StateSheet } from './StateSheet.tsx';
import { standStill, stopTheWorld } from './still-world.ts';

/** Widths in px of the two pictures of a sheet: the phone of the brand's figures, and a desktop. */
const widths = [360, 1280] as const;

/** Height of the window in px, higher than the sheets, so that a sheet is drawn whole; a higher one is cut. */
const windowHeightPx = 3200;

/** Compares the sheet of every component in one scheme with the pictures in `baselines/`. */
export function compareSheets(scheme: Scheme): void {
  beforeEach(() => {
    stopTheWorld();
    document.documentElement.dataset.scheme = scheme;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  describe.for(storyFiles)(`$name, ${scheme}`, (file) => {
    test.for(widths)('looks as it did at %i px', async (width) => {
      await page.viewport(width, windowHeightPx);
      const { container, unmount } = await mount(
        <Looks>
          <StateSheet
            stories={distinctStories(await file.load())}
            style={{ maxHeight: windowHeightPx, overflow: 'clip' }}
          />
        </Looks>,
      );
      await standStill();
      await expect(page.elementLocator(container)).toMatchScreenshot(`${file.name}-${scheme}-${width}`);
      unmount();
    });
  });
}
