import { composeStories } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { within } from 'storybook/test';
import type { StoryModule } from './story-files.ts';
import { initialStateKey, type StoryInitialState } from './story-initial-state.ts';

/** A story that can be rendered outside Storybook. */
export interface ComposedStory {
  /** Name of its export: 'LongText'. */
  name: string;
  /** Renders it with its decorators; props override its args. */
  Story: FunctionComponent<Record<string, unknown>>;
  /** Its args, including the meta's. */
  args: Record<string, unknown>;
  /** Whether it has a render function, so that args may not reach the component. */
  customRender: boolean;
  /**
   * Its parameters: `owned` for a component that needs something of its owner, such as a form: the meta renders both and
   * passes all args on; `sheet: false` for a story that looks like another and differs in behavior only, `sheet: 'played'`
   * for one whose picture is taken after its play function.
   */
  parameters: { owned?: true; sheet?: false | 'played' };
  /** Device it is for; undefined for both. */
  device: string | undefined;
  /** Runs its play function on the story rendered in `canvasElement`. */
  play: (canvasElement: HTMLElement) => Promise<void>;
  /** Runs its loaders, for example for a video; it is rendered with their results from then on. */
  load: () => Promise<void>;
}

/** A story or a meta without `beforeEach`. */
function withoutBeforeEach<Part>(part: Part): Part {
  return { ...part, beforeEach: undefined };
}

/**
 * The stories of a module for one sheet: without those that start like an earlier one, and without `beforeEach`, which
 * would affect the other stories on it. Their loaders have run.
 */
export async function sheetStories({ default: meta, ...stories }: StoryModule): Promise<ComposedStory[]> {
  const prepared: StoryModule = { default: withoutBeforeEach(meta) };
  for (const [name, story] of Object.entries(stories)) prepared[name] = withoutBeforeEach(story);
  const seenKeys = new Set<string>();
  const distinct = composedStories(prepared).filter(({ name, args, parameters }) => {
    if (parameters.sheet === false) return false;
    const { render, decorators, loaders, parameters: storyParameters } = prepared[name] as Partial<StoryInitialState>;
    const key = initialStateKey({ args, render, decorators, loaders, parameters: storyParameters });
    return !seenKeys.has(key) && seenKeys.add(key);
  });
  for (const { load } of distinct) await load();
  return distinct;
}

/** The stories of a module, `Default` first, since a module's exports are sorted by name, not in the file's order. */
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

/**
 * The story to test the component with: the first one without a render function, so that its args reach the component.
 */
export function plainStory(stories: readonly ComposedStory[]): ComposedStory {
  const story = stories.find(({ customRender }) => !customRender) ?? stories[0];
  if (!story) throw new Error('The stories file exports no story. Add at least `export const Default: Story = {};`.');
  return story;
}
