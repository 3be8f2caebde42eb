import type { ComponentType } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { composedStories, plainStory } from '../composed-stories.ts';
import { StoryProviders } from '../StoryProviders.tsx';
import type { StoryFile } from '../story-files.ts';
import { waitForStableDom } from '../wait-for-stable-dom.ts';
import { checkHydration } from './check-hydration.tsx';
import { checkNoBrokenWords, checkNoHorizontalScroll } from './check-layout.ts';
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

/** Fails with the error of a check that ran before, if there is one. */
async function rethrow(error: Error | undefined): Promise<void> {
  if (error) throw error;
}

/** Runs a check on a story. @returns its error, which names the story */
async function errorOf(story: string, check: () => void | Promise<void>): Promise<Error | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    return new Error(`story ${story}: ${error instanceof Error ? error.message : String(error)}`);
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

    test('takes the server’s markup over, and keeps words whole on a phone of 320 px with letters twice as large', async () => {
      await page.viewport(320, 640);
      await document.fonts.ready;
      const markup = await commands.serverMarkup(file.path);
      let hydration: Error | undefined;
      let letters: Error | undefined;
      for (const { name, Story } of (await loadComponent(file)).stories) {
        const checkLetters = async () => {
          document.documentElement.style.fontSize = '200%';
          await waitForStableDom(20, 1000);
          letters ??= await errorOf(name, () => {
            checkNoBrokenWords();
            checkNoHorizontalScroll();
          });
          document.documentElement.style.fontSize = '';
        };
        const story = (
          <StoryProviders>
            <Story />
          </StoryProviders>
        );
        hydration ??= await errorOf(name, () => checkHydration(story, markup[name] ?? '', checkLetters));
      }
      await checkRequirement(file.name, 'hydration', () => rethrow(hydration));
      await checkRequirement(file.name, 'letters', () => rethrow(letters));
    });
  });
}
