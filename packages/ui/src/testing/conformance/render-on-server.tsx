import { renderToString } from 'react-dom/server';
import { type ComposedStory, composedStories } from '../composed-stories.ts';
import { StoryProviders } from '../StoryProviders.tsx';
import { componentFiles } from '../story-files.ts';

/** A story's markup, rendered on the server. */
export function storyMarkup({ Story }: Pick<ComposedStory, 'Story'>): string {
  return renderToString(
    <StoryProviders>
      <Story />
    </StoryProviders>,
  );
}

/**
 * The markup of every story of a file, by name. Runs on the server only: the browser requests it by the command
 * `serverMarkup`.
 * @throws Error if there is no such file
 */
export async function markupOf(path: string): Promise<Record<string, string>> {
  const file = componentFiles.find((each) => each.path === path);
  if (!file) throw new Error(`No stories at ${path}.`);
  const stories = composedStories(await file.load());
  await file.loadFolderModules();
  // The first render starts lazy imports; in the second they are loaded, as in the browser that hydrates.
  for (const story of stories) storyMarkup(story);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return Object.fromEntries(stories.map((story) => [story.name, storyMarkup(story)]));
}
