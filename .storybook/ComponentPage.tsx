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
import { componentFolder } from '../apps/storybook/src/component-folder.ts';
import { componentPairs } from '../apps/storybook/src/component-pairs.tsx';
import { DoAndDont } from '../apps/storybook/src/DoAndDont.tsx';
import { initialStateKey, type StoryInitialState } from '../packages/ui/src/testing/story-initial-state.ts';
import { type Frame, StoryIframe } from './StoryIframe.tsx';
import { sentenceCase } from './sentence-case.ts';

type Stories = ReturnType<ComponentProps<typeof DocsContext.Provider>['value']['componentStories']>;
type Story = Stories[number];

/** The scheme that a story sets, and the width in px of its phone or tablet. */
function globalsOf(story: Story): { scheme?: string; widthPx?: number } {
  const { scheme, viewport } = story.storyGlobals as { scheme?: string; viewport?: { value?: string } };
  const [, width] = /^(?:phone|tablet)(\d+)$/.exec(viewport?.value ?? '') ?? [];
  return { scheme, widthPx: width ? Number(width) : undefined };
}

/**
 * Whether a story needs an iframe. A scheme applies to a whole document, and so does what `beforeEach` changes in the
 * browser. Play functions run only in iframes, and so do stories whose state they create.
 */
function needsIframe(story: Story): boolean {
  const { inline = true } = (story.parameters.frame ?? {}) as Frame;
  const { widthPx, scheme } = globalsOf(story);
  const isPlayed = story.parameters.sheet === 'played';
  return !inline || isPlayed || Boolean(widthPx || scheme) || 'beforeEach' in story.moduleExport;
}

/** The story in the dark scheme. */
function DarkExample({ story }: { story: Story }) {
  if (needsIframe(story)) return <StoryIframe story={story} scheme="dark" />;
  return (
    <div className="night" data-night="">
      <StoryBlock of={story.moduleExport} />
    </div>
  );
}

/** A story on the page, or in an iframe if it needs one or sets a phone's width. */
function Example({ story }: { story: Story }) {
  return needsIframe(story) ? <StoryIframe story={story} {...globalsOf(story)} /> : <Canvas of={story.moduleExport} />;
}

/** Stories that start like an earlier one: they differ only in the behavior that their play function shows. */
function behaviorStories(stories: readonly Story[]): Set<Story> {
  const initialStates = new Set<string>();
  return new Set(
    stories.filter((story) => {
      const { render, decorators, loaders, parameters, beforeEach, globals } =
        story.moduleExport as Partial<StoryInitialState>;
      // Storybook adds the source of a story to its parameters.
      const { docs: _docs, ...rest } = parameters ?? {};
      const args = story.initialArgs;
      const state = initialStateKey({ args, render, decorators, loaders, parameters: rest, beforeEach, globals });
      return initialStates.size === initialStates.add(state).size;
    }),
  );
}

/** The component's behaviors as links to their stories, where the play functions run. */
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

/** The table of props, with controls if the story is on the page; pages of single subjects link to the component's. */
function Props({ story }: { story: Story }) {
  // A kind of section has its label as its title.
  const component = story.title.startsWith('Sections/') ? null : /^(.+\/(\w+)) /.exec(story.title);
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

/** Status, first version and import of the component, from the tags of its meta and its folder. */
function Release({ story }: { story: Story }) {
  const { tags } = story;
  const status = tags.find((tag) => tag === 'stable' || tag === 'new');
  const since = tags.find((tag) => tag.startsWith('since-'))?.replace('since-', '');
  const folder = componentFolder(story.parameters.fileName);
  if (!status || !since || !folder) return null;
  return (
    <p className="release">
      <a href="./?path=/docs/foundations-add-a-component--docs" target="_top" data-status={status}>
        {status}
      </a>{' '}
      since {since} <code>{`import { ${folder.replace(/.*\//, '')} } from '@porchlight/ui/${folder}';`}</code>
    </p>
  );
}

/** The docs page of a component: description, an example with controls, props, all states, behavior. */
export function ComponentPage() {
  const componentStories = useContext(DocsContext).componentStories();
  const stories = componentStories.filter(({ tags }) => tags.includes('autodocs'));
  const [primary] = stories;
  if (!primary) return <Title />;
  const behaviors = behaviorStories(stories);
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
      {/* Every story is tested in both schemes and at 320 px; every page shows each of these at least once. */}
      {!stories.some((story) => globalsOf(story).scheme === 'dark') && (
        <section className="example">
          <h3 id="dark">Dark</h3>
          <DarkExample story={primary} />
        </section>
      )}
      {isOnPhones && !stories.some((story) => globalsOf(story).widthPx) && (
        <section className="example">
          <h3 id="phone">Phone, 320 px</h3>
          <StoryIframe story={primary} widthPx={320} />
        </section>
      )}
    </>
  );
}
