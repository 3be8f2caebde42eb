import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Story as StoryBlock,
  Title,
} from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
import { componentPairs } from '../apps/storybook/src/component-pairs.tsx';
import { DoAndDont } from '../apps/storybook/src/DoAndDont.tsx';
import { type StoryStart, startOf } from '../packages/ui/src/testing/story-start.ts';
import { type Frame, Framed } from './Framed.tsx';
import { sentenceCase } from './sentence-case.ts';

type Stories = ReturnType<ComponentProps<typeof DocsContext.Provider>['value']['componentStories']>;
type Story = Stories[number];

/** Widths in px of the viewports that stories ask for. */
const viewportWidths: Record<string, number> = { phone320: 320, phone360: 360, tablet768: 768, tablet834: 834 };

/** What a story asks for itself: a scheme, a viewport. */
function wishesOf(story: Story): { scheme?: string; widthPx?: number } {
  const { scheme, viewport } = story.storyGlobals as { scheme?: string; viewport?: { value?: string } };
  return { scheme, widthPx: viewportWidths[viewport?.value ?? ''] };
}

/**
 * Whether a story needs a window of its own. A scheme belongs to a whole document, and so does what a story does to the
 * browser before it is drawn. Play functions run in windows only: a state that somebody brought about is in none other.
 */
function standsAlone(story: Story): boolean {
  const { inline = true } = (story.parameters.frame ?? {}) as Frame;
  const { widthPx, scheme } = wishesOf(story);
  const isPlayed = story.parameters.sheet === 'played';
  return !inline || isPlayed || Boolean(widthPx || scheme) || 'beforeEach' in story.moduleExport;
}

/** The story again, in dark colors whatever the page's are. */
function Night({ story }: { story: Story }) {
  if (standsAlone(story)) return <Framed story={story} scheme="dark" />;
  return (
    <div className="night" data-night="">
      <StoryBlock of={story.moduleExport} />
    </div>
  );
}

/** One example. Whatever needs a window of its own, or the width of a phone, gets one; the others stand on the page. */
function Example({ story }: { story: Story }) {
  return standsAlone(story) ? <Framed story={story} {...wishesOf(story)} /> : <Canvas of={story.moduleExport} />;
}

/** Stories that look like one before them: what they are about is what happens then. */
function behaviorsAmong(stories: readonly Story[]): Set<Story> {
  const starts = new Set<string>();
  return new Set(
    stories.filter((story) => {
      const { render, decorators, loaders, parameters, beforeEach, globals } =
        story.moduleExport as Partial<StoryStart>;
      // Storybook itself writes a story's source into its parameters.
      const { docs: _docs, ...own } = parameters ?? {};
      const args = story.initialArgs;
      const start = startOf({ args, render, decorators, loaders, parameters: own, beforeEach, globals });
      return starts.size === starts.add(start).size;
    }),
  );
}

/** What the component does, each a link to the story that shows it: there its play function runs. */
function Behaviors({ stories }: { stories: readonly Story[] }) {
  return (
    <>
      <h2 id="behavior">Behavior</h2>
      <ul className="behaviors sb-unstyled">
        {stories.map((story) => (
          <li key={story.id}>
            <a href={`./?path=/story/${story.id}`} target="_top">
              {sentenceCase(story.name)}
            </a>
            <Description of={story.moduleExport} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The props, to play with where the story stands on the page; those of a subject stand with its component. */
function Props({ story }: { story: Story }) {
  const component = /^(.+\/(\w+)) /.exec(story.title);
  if (component) {
    const id = component[1]?.toLowerCase().replaceAll(/[ /]/g, '-');
    return (
      <p>
        The props are on the page of{' '}
        <a href={`./?path=/docs/${id}--docs`} target="_top">
          {component[2]}
        </a>
        .
      </p>
    );
  }
  const { inline = true } = (story.parameters.frame ?? {}) as Frame;
  return inline ? <Controls of={story.moduleExport} /> : <ArgTypes of={story.moduleExport} />;
}

/** The component's name, which is its folder's. */
function nameOf({ parameters }: Story): string | undefined {
  return /packages\/ui\/src\/\w+\/(\w+)\//.exec(parameters.fileName)?.[1];
}

/** How settled the component is, since which version, and how to import it: from the tags of its meta and its folder. */
function Release({ story }: { story: Story }) {
  const { tags } = story;
  const status = tags.find((tag) => tag === 'stable' || tag === 'new');
  const since = tags.find((tag) => tag.startsWith('since-'))?.replace('since-', '');
  const name = nameOf(story);
  if (!status || !since || !name) return null;
  return (
    <p className="release">
      <a href="./?path=/docs/foundations-add-a-component--docs" target="_top" data-status={status}>
        {status}
      </a>{' '}
      since {since} <code>{`import { ${name} } from '@porchlight/ui/${name}';`}</code>
    </p>
  );
}

/** The page of a component: what it is for, one example to play with, its props, every state, and what it does. */
export function ComponentPage() {
  const all = useContext(DocsContext).componentStories();
  const stories = all.filter(({ tags }) => tags.includes('autodocs'));
  const [primary] = stories;
  if (!primary) return <Title />;
  const behaviors = behaviorsAmong(stories);
  const others = stories.filter((story) => story !== primary && !behaviors.has(story));
  const { onPhones: isOnPhones = true } = (primary.parameters.frame ?? {}) as Frame;
  const pairs = componentPairs[primary.title.split('/')[1] ?? ''];
  return (
    <>
      <Title />
      <Release story={primary} />
      <div className="guide">
        <Description of="meta" />
      </div>
      <Example story={primary} />
      {pairs && <DoAndDont pairs={pairs} />}
      <Props story={primary} />
      {behaviors.size > 0 && <Behaviors stories={[...behaviors]} />}
      <h2 id="states">States</h2>
      {others.map((story) => (
        <section key={story.id} className="example">
          <h3 id={story.id}>{sentenceCase(story.name)}</h3>
          <Description of={story.moduleExport} />
          <Example story={story} />
        </section>
      ))}
      {/* Every story is checked in both schemes and at 320 px; every page shows both at least once. */}
      {!stories.some((story) => wishesOf(story).scheme === 'dark') && (
        <section className="example">
          <h3 id="dark">Dark</h3>
          <Night story={primary} />
        </section>
      )}
      {isOnPhones && !stories.some((story) => wishesOf(story).widthPx) && (
        <section className="example">
          <h3 id="phone">Phone, 320 px</h3>
          <Framed story={primary} widthPx={320} />
        </section>
      )}
    </>
  );
}
