import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { within } from 'storybook/test';
import type { StoryModule } from './story-files.ts';
import { type StoryStart, startOf } from './story-start.ts';

/** One story, ready to be drawn outside Storybook. */
export interface ComposedStory {
  /** Its export's name: 'LongText'. */
  name: string;
  /** Draws it, decorators included; props go over its args. */
  Story: ComponentType<Record<string, unknown>>;
  /** Its args, the meta's included. */
  args: Record<string, unknown>;
  /** Whether it draws the component in a way of its own, so that args may not reach it. */
  customRender: boolean;
  /**
   * What it says about itself: `sheet: false` is a story that looks like another and only behaves otherwise,
   * `sheet: 'played'` one that is pictured as its play function leaves it.
   */
  parameters: { sheet?: false | 'played' };
  /** What it is about; undefined for both. */
  device: string | undefined;
  /** Does what its play function does, to the story drawn in `canvasElement`. */
  play: (canvasElement: HTMLElement) => Promise<void>;
  /** Fetches what its loaders make, such as a video; it is drawn with that from then on. */
  load: () => Promise<void>;
}

/** A story, or a meta, without what it does to the browser before it is drawn. */
function withoutPreparation<Part>(part: Part): Part {
  return { ...part, beforeEach: undefined };
}

/**
 * The stories of a module, ready for one picture: without those that start out like one before them, and without what
 * a story does to the browser, which the others beside it would feel as well. What loaders make is there.
 */
export async function picturedStories({ default: meta, ...stories }: StoryModule): Promise<ComposedStory[]> {
  const calm: StoryModule = { default: withoutPreparation(meta) };
  for (const [name, story] of Object.entries(stories)) calm[name] = withoutPreparation(story);
  const seen = new Set<string>();
  const distinct = composedStories(calm).filter(({ name, args, parameters }) => {
    if (parameters.sheet === false) return false;
    const { render, decorators, loaders, parameters: own } = calm[name] as Partial<StoryStart>;
    const start = startOf({ args, render, decorators, loaders, parameters: own });
    return !seen.has(start) && seen.add(start);
  });
  for (const { load } of distinct) await load();
  return distinct;
}

/** The stories of a module, `Default` first; a module gives its exports by name, not in the order of the file. */
export function composedStories(module: StoryModule): ComposedStory[] {
  const composed = composeStories(module as Parameters<typeof composeStories>[0]) as Record<
    string,
    ComposedStory['Story'] &
      Pick<ComposedStory, 'args' | 'load' | 'parameters'> & {
        globals: { viewport?: { value?: string } };
        play?: (context: object) => Promise<void>;
      }
  >;
  const named = Object.entries(composed).sort(([a], [b]) => Number(b === 'Default') - Number(a === 'Default'));
  return named.map(([name, Story]) => ({
    name,
    Story,
    args: Story.args,
    parameters: Story.parameters,
    device: Story.globals.viewport?.value?.replace(/\d+$/, ''),
    play: async (canvasElement) => Story.play?.({ canvasElement, canvas: within(canvasElement) }),
    load: Story.load,
    customRender: Boolean(module.default.render ?? (module[name] as { render?: unknown }).render),
  }));
}

/** The story whose args draw the component by itself: the first one without a render function of its own. */
export function plainStory(stories: readonly ComposedStory[]): ComposedStory {
  const story = stories.find(({ customRender }) => !customRender) ?? stories[0];
  if (!story) throw new Error('The stories file exports no story. Add at least `export const Default: Story = {};`.');
  return story;
}
