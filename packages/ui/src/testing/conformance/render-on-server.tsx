import { renderToString } from 'react-dom/server';
import { type ComposedStory, composedStories } from '../composed-stories.ts';
import { Looks } from '../Looks.tsx';
import { componentFiles } from '../story-files.ts';

/** A story's markup as the server writes it. */
export function storyMarkup({ Story }: Pick<ComposedStory, 'Story'>): string {
  return renderToString(
    <Looks>
      <Story />
    </Looks>,
  );
}

/**
 * The markup of every story of a file, by the story's name. Runs on the server only: the browser asks for it through
 * the command `serverMarkup`.
 * @throws Error when there is no such file
 */
export async function markupOf(path: string): Promise<Record<string, string>> {
  const file = componentFiles.find((each) => each.path === path);
  if (!file) throw new Error(`No stories at ${path}.`);
  const stories = composedStories(await file.load());
  await file.loadParts();
  // The first drawing asks for what comes late; at the second it is there, as it is in the browser that takes over.
  for (const story of stories) storyMarkup(story);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return Object.fromEntries(stories.map((story) => [story.name, storyMarkup(story)]));
}
