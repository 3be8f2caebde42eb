import type { CSSProperties } from 'react';
import { clearAllMocks } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createStyleCache } from '../../theme/index.ts';
import { picturedStories } from '../composed-stories.ts';
import { Looks } from '../Looks.tsx';
import { mount } from '../mount.tsx';
import { loadAllParts, storyFiles } from '../story-files.ts';
import { freezePage, settlePage } from './freeze-page.ts';
import { StateSheet } from './StateSheet.tsx';

/**
 * The two pictures of a sheet: the phone of the brand's figures, and a desktop. Colors do not depend on the width nor
 * places on the scheme, so two of the four pictures show all that a change may move.
 */
const pictures = { phone: { width: 360, scheme: 'dark' }, desktop: { width: 1280, scheme: 'light' } } as const;

/** Height of the window in px, higher than the sheets, so that a sheet is drawn whole; a higher one is cut. */
const windowHeightPx = 4800;

/** The most that one state may take in any case, in px: some are a page to scroll. */
const cellLimitPx = 1200;

/** What a state takes besides its cell, in px: its name, and the distance to the next. */
const aroundCellPx = 64;

/** How high a cell may be, in px, so that all have room: where there is not enough, the highest are cut. */
function cellHeightPx(heights: readonly number[]): number {
  let room = windowHeightPx - heights.length * aroundCellPx;
  let left = heights.length;
  for (const height of heights.toSorted((a, b) => a - b)) {
    if (height * left > room) return Math.floor(room / left);
    room -= height;
    left -= 1;
  }
  return cellLimitPx;
}

/** Compares the sheet of every component on one device with its picture in `packages/ui/sheets`. */
export function compareSheets(device: keyof typeof pictures): void {
  const { width, scheme } = pictures[device];
  beforeAll(loadAllParts);
  beforeEach(() => {
    clearAllMocks();
    freezePage();
    document.documentElement.dataset.scheme = scheme;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  describe.for(storyFiles)(`$name, ${scheme}`, (file) => {
    test(`looks as it did at ${width} px`, async () => {
      await page.viewport(width, windowHeightPx);
      const all = await picturedStories(await file.load());
      // What is brought about on one device only is left out of the other's picture.
      const stories = all.filter(({ parameters, device: shownOn = device }) => !parameters.sheet || shownOn === device);
      // Some only tell what happens then.
      if (stories.length === 0) return;
      // Shared, rules would stand in the order of all sheets drawn before, and one alone would look otherwise.
      const styleCache = createStyleCache();
      const { container, unmount } = await mount(
        <Looks styleCache={styleCache}>
          <StateSheet
            stories={stories}
            data-testid="sheet"
            style={{ '--cell': `${cellLimitPx}px`, maxHeight: windowHeightPx, overflow: 'clip' } as CSSProperties}
          />
        </Looks>,
      );
      for (const { name, parameters, play } of stories) {
        if (parameters.sheet === 'played')
          await play(container.querySelector(`[data-story="${name}"] [data-cell]`) as HTMLElement);
      }
      await settlePage(stories.every(({ parameters }) => parameters.sheet !== 'played'));
      const cells = [...container.querySelectorAll<HTMLElement>('[data-cell]')];
      const sheet = container.querySelector('[data-testid="sheet"]') as HTMLElement;
      sheet.style.setProperty('--cell', `${cellHeightPx(cells.map((cell) => cell.offsetHeight))}px`);
      // By its mark: an element alone would be looked for by its words, which change when something comes late.
      await expect(page.getByTestId('sheet')).toMatchScreenshot(`${file.name}-${scheme}-${width}`);
      unmount();
      styleCache.sheet.flush();
    });
  });
}
