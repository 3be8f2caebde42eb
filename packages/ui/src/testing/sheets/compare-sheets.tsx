import type { CSSProperties } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Scheme } from '../../theme/index.ts';
import { createStyleCache } from '../../theme/index.ts';
import { picturedStories } from '../composed-stories.ts';
import { Looks } from '../Looks.tsx';
import { mount } from '../mount.tsx';
import { storyFiles } from '../story-files.ts';
import { StateSheet } from './StateSheet.tsx';
import { standStill, stopTheWorld } from './still-world.ts';

/** Widths in px of the two pictures of a sheet: the phone of the brand's figures, and a desktop. */
const widths = [360, 1280] as const;

/** Height of the window in px, higher than the sheets, so that a sheet is drawn whole; a higher one is cut. */
const windowHeightPx = 4800;

/** The most that one state may take, in px: all of it where there are few states, its head where there are many. */
function cellHeightPx(states: number): number {
  return Math.max(380, Math.min(720, Math.floor(4200 / states)));
}

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
      await file.loadParts();
      const stories = await picturedStories(await file.load());
      // Some only tell what happens then.
      if (stories.length === 0) return;
      // Shared, rules would stand in the order of all sheets drawn before, and one alone would look otherwise.
      const styleCache = createStyleCache();
      const { unmount } = await mount(
        <Looks styleCache={styleCache}>
          <StateSheet
            stories={stories}
            data-testid="sheet"
            style={
              {
                '--cell': `${cellHeightPx(stories.length)}px`,
                maxHeight: windowHeightPx,
                overflow: 'clip',
              } as CSSProperties
            }
          />
        </Looks>,
      );
      await standStill();
      // By its mark: an element alone would be looked for by its words, which change when something comes late.
      await expect(page.getByTestId('sheet')).toMatchScreenshot(`${file.name}-${scheme}-${width}`);
      unmount();
      styleCache.sheet.flush();
    });
  });
}
