import type { ComponentType } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { composedStories, plainStory } from '../composed-stories.ts';
import { mount } from '../mount.tsx';
import { StoryProviders } from '../StoryProviders.tsx';
import type { StoryFile } from '../story-files.ts';
import { checkHydration } from './check-hydration.tsx';
import { checkNoBrokenWords, checkNoHorizontalScroll, checkTargetSizes } from './check-layout.ts';
import { checkRoot } from './check-root.tsx';
import { checkTexts } from './check-texts.tsx';
import { exceptions, type Requirement } from './exceptions.ts';

/** Runs a check; for a known exception, expects that it still fails. */
async function checkRequirement(name: string, requirement: Requirement, check: () => Promise<void>): Promise<void> {
  const reason = exceptions[name]?.[requirement];
  if (!reason) return check();
  await expect(check(), `${name} meets '${requirement}' by now: take it off the list of exceptions`).rejects.toThrow();
}

/** The component of a stories file, with args to render it. */
async function loadComponent(file: StoryFile) {
  const module = await file.load();
  const stories = composedStories(module);
  const { Story, args, parameters } = plainStory(stories);
  const component: ComponentType<never> | undefined = parameters.owned ? Story : module.default.component;
  if (!component) throw new Error('The meta names no component.');
  return { component, stories, args };
}

/** Renders each story of a file and checks it, one after the other. */
async function checkEveryStory(file: StoryFile, check: () => Promise<void>): Promise<void> {
  for (const { name, Story } of (await loadComponent(file)).stories) {
    const { unmount } = await mount(
      <StoryProviders>
        <Story />
      </StoryProviders>,
    );
    await expect(check(), `story ${name}`).resolves.toBeUndefined();
    unmount();
  }
}

/** Declares the conformance tests for a list of components. */
export function checkConformance(files: readonly StoryFile[]): void {
  afterEach(() => {
    document.documentElement.style.fontSize = '';
  });

  describe.for(files)('$name', (file) => {
    test('passes ref, className and the rest to its root', async () => {
      await checkRequirement(file.name, 'root', async () => {
        const { component, args } = await loadComponent(file);
        await checkRoot(component, args);
      });
    });

    test('survives empty, endless, right-to-left and HTML-looking text on a phone', async () => {
      await page.viewport(320, 640);
      await checkRequirement(file.name, 'texts', async () => {
        const { component, args } = await loadComponent(file);
        await checkTexts(component, args, await file.source(), file.name);
      });
    });

    test('takes the server’s markup over without a difference', async () => {
      await checkRequirement(file.name, 'hydration', async () => {
        const markup = await commands.serverMarkup(file.path);
        for (const { name, Story } of (await loadComponent(file)).stories) {
          const hydrated = checkHydration(
            <StoryProviders>
              <Story />
            </StoryProviders>,
            markup[name] ?? '',
          );
          await expect(hydrated, `story ${name}`).resolves.toBeUndefined();
        }
      });
    });

    test('fits a phone of 320 px, with targets of 24 px', async () => {
      await page.viewport(320, 640);
      await checkRequirement(file.name, 'layout', async () => {
        await checkEveryStory(file, () => checkTargetSizes().then(checkNoHorizontalScroll));
      });
    });

    test('fits a phone of 320 px with letters twice as large, in whole words', async () => {
      await page.viewport(320, 640);
      document.documentElement.style.fontSize = '200%';
      await checkRequirement(file.name, 'letters', async () => {
        await checkEveryStory(file, async () => {
          await document.fonts.ready;
          checkNoBrokenWords();
          checkNoHorizontalScroll();
        });
      });
    });
  });
}
