import { clearAllMocks } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { createStyleCache } from '../../theme/index.ts';
import { type ComposedStory, sheetStories } from '../composed-stories.ts';
import { mount } from '../mount.tsx';
import { StoryProviders } from '../StoryProviders.tsx';
import { loadAllModules, type StoryFile } from '../story-files.ts';
import { freezePage, picturesLoaded, settlePage } from './freeze-page.ts';
import { StateSheet } from './StateSheet.tsx';

/**
 * The two pictures of a sheet: a phone, with the width of the brand's figures, and a desktop. Colors don't depend on
 * the width nor layout on the color scheme, so two of the four combinations show every change.
 */
const pictures = { phone: { width: 360, scheme: 'dark' }, desktop: { width: 1280, scheme: 'light' } } as const;

type Device = keyof typeof pictures;

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

/** Shows the page as on a device. */
async function showDevice(device: Device): Promise<void> {
  const { width, scheme } = pictures[device];
  document.documentElement.dataset.scheme = scheme;
  await page.viewport(width, windowHeightPx);
}

/** The stories on the sheet of a device: those that are played for one device only are not on the other's. */
function storiesOn(device: Device, stories: readonly ComposedStory[]): ComposedStory[] {
  return stories.filter(({ parameters, device: shownOn = device }) => !parameters.sheet || shownOn === device);
}

const isPlayed = ({ parameters }: ComposedStory) => parameters.sheet === 'played';

/** Renders a sheet, and plays the stories whose picture is taken after that. */
async function mountSheet(stories: readonly ComposedStory[]) {
  // In a shared cache the order of rules, and with it the look of a sheet, would depend on the sheets rendered before.
  const styleCache = createStyleCache();
  const { container, unmount } = await mount(
    <StoryProviders styleCache={styleCache}>
      <StateSheet stories={stories} data-testid="sheet" style={{ maxHeight: windowHeightPx, overflow: 'clip' }} />
    </StoryProviders>,
  );
  for (const { name, play } of stories.filter(isPlayed)) {
    // Stories share the functions of their file, and each counts its own calls.
    clearAllMocks();
    await play(container.querySelector(`[data-story="${name}"] [data-cell]`) as HTMLElement);
  }
  return {
    compare: async (name: string) => {
      await picturesLoaded();
      if (!stories.some(isPlayed)) (document.activeElement as HTMLElement | null)?.blur();
      limitCells(container.querySelector('[data-testid="sheet"]') as HTMLElement);
      return commands.compareSheet(name);
    },
    unmount: () => {
      unmount();
      styleCache.sheet.flush();
    },
  };
}

/** Compares the sheets of components on both devices with their stored pictures in `packages/ui/sheets`. */
export function compareSheets(files: readonly StoryFile[]): void {
  beforeAll(loadAllModules);
  beforeEach(() => {
    clearAllMocks();
    freezePage();
    // A sheet doesn't scroll; the dashboard's frame would keep room for a scrollbar.
    document.documentElement.style.scrollbarGutter = 'auto';
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  describe.for(files)('$name, on a desktop and on a phone', (file) => {
    test('looks as it did', async ({ annotate }) => {
      const all = await sheetStories(await file.load());
      let sheet: Awaited<ReturnType<typeof mountSheet>> | undefined;
      const messages: string[] = [];
      for (const device of ['desktop', 'phone'] as const) {
        const stories = storiesOn(device, all);
        // Some have only stories that test behavior.
        if (stories.length === 0) continue;
        const { width, scheme } = pictures[device];
        const name = `${file.name}-${scheme}-${width}`;
        await showDevice(device);
        if (all.some(isPlayed)) {
          sheet?.unmount();
          sheet = undefined;
        }
        // A sheet that was rendered for the other device mostly looks as if it had been for this one.
        sheet ??= await mountSheet(stories);
        // A picture that is stored has everything, also on a slow machine. One that is compared may come sooner.
        if (import.meta.env.UPDATE_SHEETS) await settlePage();
        let difference = await sheet.compare(name);
        if (difference) {
          sheet.unmount();
          sheet = await mountSheet(stories);
          // Something may come late.
          await settlePage();
          difference = await sheet.compare(name);
        }
        if (!difference || import.meta.env.UPDATE_SHEETS) continue;
        for (const path of difference.pictures) await annotate(path, { path, contentType: 'image/png' });
        messages.push(`${name}: ${difference.message}`);
      }
      sheet?.unmount();
      expect(messages, 'differences from the stored pictures').toEqual([]);
    });
  });
}

declare global {
  interface ImportMetaEnv {
    /** Set by `npm run update-sheets`: sheets may differ. */
    readonly UPDATE_SHEETS?: string;
  }
}
