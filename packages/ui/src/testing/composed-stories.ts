import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { StoryModule } from './story-files.ts';

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
}

/** A text that two stories share when they start out alike and differ only in what their play functions do. */
function startOf(story: Record<string, unknown>, args: unknown): string {
  const { render, decorators, loaders, beforeEach, parameters } = story;
  return JSON.stringify([args, render, decorators, loaders, beforeEach, parameters], (_key, value) =>
    typeof value === 'function' ? `${value.name}${value}` : value,
  );
}

/** The stories of a module without those that start out like one before them. */
export function distinctStories(module: StoryModule): ComposedStory[] {
  const seen = new Set<string>();
  return composedStories(module).filter(({ name, args }) => {
    const start = startOf(module[name] as Record<string, unknown>, args);
    return !seen.has(start) && seen.add(start);
  });
}

/** The stories of a module, `Default` first; a module gives its exports by name, not in the order of the file. */
export function composedStories(module: StoryModule): ComposedStory[] {
  const composed = composeStories(module as Parameters<typeof composeStories>[0]) as Record<
    string,
    ComposedStory['Story'] & { args: Record<string, unknown> }
  >;
  const named = Object.entries(composed).sort(([a], [b]) => Number(b === 'Default') - Number(a === 'Default'));
  return named.map(([name, Story]) => ({
    name,
    Story,
    args: Story.args,
    customRender: Boolean(module.default.render ?? (module[name] as { render?: unknown }).render),
  }));
}

/** The story whose args draw the component by itself: the first one without a render function of its own. */
export function plainStory(stories: readonly ComposedStory[]): ComposedStory {
  const story = stories.find(({ customRender }) => !customRender) ?? stories[0];
  if (!story) throw new Error('The stories file exports no story. Add at least `export const Default: Story = {};`.');
  return story;
}
