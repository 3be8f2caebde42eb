import type { CSSProperties } from 'react';
import { clearAllMocks } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createStyleCache } from '../../theme/index.ts';
import { sheetStories } from '../composed-stories.ts';
import { mount } from '../mount.tsx';
import { StoryProviders } from '../StoryProviders.tsx';
import { loadAllModules, storyFiles } from '../story-files.ts';
import { freezePage, settlePage } from './freeze-page.ts';
import { StateSheet } from './StateSheet.tsx';

/**
 * The two pictures of a sheet: a phone, with the width of the brand's figures, and a desktop. Colors don't depend on
 * the width nor layout on the color scheme, so two of the four combinations show every change.
 */
const pictures = { phone: { width: 360, scheme: 'dark' }, desktop: { width: 1280, scheme: 'light' } } as const;

/** Height of the viewport in px, larger than the sheets, so that each is rendered whole; a higher one is cut. */
const windowHeightPx = 4800;

/** Maximum height of a state in px: some are pages that scroll. */
const cellLimitPx = 1200;

/** Height of a state besides its cell in px: its name, and the gap to the next one. */
const cellMarginPx = 64;

/** Maximum height of a cell in px, so that all fit: if needed, the highest are cut. */
function cellHeightPx(heights: readonly number[]): number {
  let available = windowHeightPx - heights.length * cellMarginPx;
  let remaining = heights.length;
  for (const height of heights.toSorted((a, b) => a - b)) {
    if (height * remaining > available) return Math.floor(available / remaining);
    available -= height;
    remaining -= 1;
  }
  return cellLimitPx;
}

/** Compares the sheet of every component on one device with its stored picture in `packages/ui/sheets`. */
export function compareSheets(device: keyof typeof pictures): void {
  const { width, scheme } = pictures[device];
  beforeAll(loadAllModules);
  beforeEach(() => {
    clearAllMocks();
    freezePage();
    document.documentElement.dataset.scheme = scheme;
    // A sheet doesn't scroll; the dashboard's frame would keep room for a scrollbar.
    document.documentElement.style.scrollbarGutter = 'auto';
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  describe.for(storyFiles)(`$name, ${scheme}`, (file) => {
    test(`looks as it did at ${width} px`, async () => {
      await page.viewport(width, windowHeightPx);
      const all = await sheetStories(await file.load());
      // Stories that are played for one device only are not on the other's sheet.
      const stories = all.filter(({ parameters, device: shownOn = device }) => !parameters.sheet || shownOn === device);
      // Some have only stories that test behavior.
      if (stories.length === 0) return;
      // In a shared cache the order of rules, and with it the look of a sheet, would depend on the sheets rendered
      // before.
      const styleCache = createStyleCache();
      const { container, unmount } = await mount(
        <StoryProviders styleCache={styleCache}>
          <StateSheet
            stories={stories}
            data-testid="sheet"
            style={{ '--cell': `${cellLimitPx}px`, maxHeight: windowHeightPx, overflow: 'clip' } as CSSProperties}
          />
        </StoryProviders>,
      );
      for (const { name, parameters, play } of stories) {
        if (parameters.sheet !== 'played') continue;
        // Stories share the functions of their file, and each counts its own calls.
        clearAllMocks();
        await play(container.querySelector(`[data-story="${name}"] [data-cell]`) as HTMLElement);
      }
      await settlePage(stories.every(({ parameters }) => parameters.sheet !== 'played'));
      const cells = [...container.querySelectorAll<HTMLElement>('[data-cell]')];
      const sheet = container.querySelector('[data-testid="sheet"]') as HTMLElement;
      sheet.style.setProperty('--cell', `${cellHeightPx(cells.map((cell) => cell.offsetHeight))}px`);
      // A dialog that is too high for its cell shows its beginning, whatever got the focus and when.
      for (const part of sheet.querySelectorAll('[data-cell]:not([data-played]) .MuiDialog-root *')) part.scrollTop = 0;
      // By test id: a locator from an element uses its text, which changes when content loads late.
      await expect(page.getByTestId('sheet')).toMatchScreenshot(`${file.name}-${scheme}-${width}`);
      unmount();
      styleCache.sheet.flush();
    });
  });
}
