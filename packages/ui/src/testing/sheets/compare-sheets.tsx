import { clearAllMocks } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { createStyleCache } from '../../theme/index.ts';
import { sheetStories } from '../composed-stories.ts';
import { mount } from '../mount.tsx';
import { StoryProviders } from '../StoryProviders.tsx';
import { loadAllModules, storyFiles } from '../story-files.ts';
import { freezePage, picturesLoaded, settlePage } from './freeze-page.ts';
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

/** Cuts the states of a sheet so that all fit into the picture. */
function limitCells(sheet: HTMLElement): void {
  sheet.style.setProperty('--cell', `${cellLimitPx}px`);
  const heights = Array.from(sheet.querySelectorAll<HTMLElement>('[data-cell]'), (cell) => cell.offsetHeight);
  sheet.style.setProperty('--cell', `${cellHeightPx(heights)}px`);
  // A dialog that is too high for its cell shows its beginning, whatever got the focus and when.
  for (const part of sheet.querySelectorAll('[data-cell]:not([data-played]) .MuiDialog-root *')) part.scrollTop = 0;
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
    test(`looks as it did at ${width} px`, async ({ annotate }) => {
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
          <StateSheet stories={stories} data-testid="sheet" style={{ maxHeight: windowHeightPx, overflow: 'clip' }} />
        </StoryProviders>,
      );
      for (const { name, parameters, play } of stories) {
        if (parameters.sheet !== 'played') continue;
        // Stories share the functions of their file, and each counts its own calls.
        clearAllMocks();
        await play(container.querySelector(`[data-story="${name}"] [data-cell]`) as HTMLElement);
      }
      const sheet = container.querySelector('[data-testid="sheet"]') as HTMLElement;
      const isPlayed = stories.some(({ parameters }) => parameters.sheet === 'played');
      const compare = async () => {
        await picturesLoaded();
        if (!isPlayed) (document.activeElement as HTMLElement | null)?.blur();
        limitCells(sheet);
        return commands.compareSheet(`${file.name}-${scheme}-${width}`);
      };
      let difference = await compare();
      if (difference) {
        // Something may have come late.
        await settlePage();
        difference = await compare();
      }
      if (import.meta.env.UPDATE_SHEETS) difference = undefined;
      for (const path of difference?.pictures ?? []) await annotate(path, { path, contentType: 'image/png' });
      expect(difference?.message, `${file.name} differs from its picture`).toBeUndefined();
      unmount();
      styleCache.sheet.flush();
    });
  });
}

declare global {
  interface ImportMetaEnv {
    /** Set by `npm run update-sheets`: sheets may differ. */
    readonly UPDATE_SHEETS?: string;
  }
}
