import { ArgTypes, Canvas, Controls, Description, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
import { type StoryStart, startOf } from '../packages/ui/src/testing/story-start.ts';
import { useSchemeChoice } from './scheme-choice.ts';
import { sentenceCase } from './sentence-case.ts';

type Stories = ReturnType<ComponentProps<typeof DocsContext.Provider>['value']['componentStories']>;
type Story = Stories[number];

/** Widths in px of the viewports that stories ask for. */
const viewportWidths: Record<string, number> = { phone320: 320, phone360: 360, tablet768: 768 };

/** What a story says about how it stands on a page. */
interface Frame {
  /** In a window of its own: what is fixed to the window, or covers it, would cover the page. */
  inline?: boolean;
  /** Height of that window, in px. @default 480 */
  heightPx?: number;
}

/** What a story asks for itself: a scheme, a viewport. */
function wishesOf(story: Story): { scheme?: string; widthPx?: number } {
  const { scheme, viewport } = story.storyGlobals as { scheme?: string; viewport?: { value?: string } };
  return { scheme, widthPx: viewportWidths[viewport?.value ?? ''] };
}

/** A story in a window of its own: as wide as a phone, in a scheme, or where nothing that is fixed covers the page. */
function Framed({ story, widthPx, scheme }: { story: Story; widthPx?: number; scheme?: string }) {
  const chosen = useSchemeChoice();
  const { heightPx = 480 } = (story.parameters.frame ?? {}) as Frame;
  const query = new URLSearchParams({ id: story.id, viewMode: 'story', globals: `scheme:${scheme ?? chosen}` });
  return (
    <div className="frame" data-phone={widthPx ? '' : undefined}>
      <iframe
        title={`${sentenceCase(story.name)}, in a window of its own`}
        src={`./iframe.html?${query}`}
        width={widthPx ?? '100%'}
        height={widthPx ? 640 : heightPx}
        loading="lazy"
      />
    </div>
  );
}

/** One example. Whatever needs a window of its own, or the width of a phone, gets one; the others stand on the page. */
function Example({ story }: { story: Story }) {
  const { inline = true } = (story.parameters.frame ?? {}) as Frame;
  const wishes = wishesOf(story);
  // A scheme belongs to a whole document, and so does what a story does to the browser before it is drawn.
  const isAlone = !inline || wishes.widthPx || wishes.scheme || 'beforeEach' in story.moduleExport;
  if (!isAlone) return <Canvas of={story.moduleExport} />;
  return <Framed story={story} {...wishes} />;
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

/** The page of a component: what it is for, one example to play with, its props, every state, and what it does. */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const [primary] = stories;
  if (!primary) return <Title />;
  const behaviors = behaviorsAmong(stories);
  const others = stories.filter((story) => story !== primary && !behaviors.has(story));
  const isFramed = (primary.parameters.frame as Frame | undefined)?.inline === false;
  return (
    <>
      <Title />
      <div className="guide">
        <Description of="meta" />
      </div>
      <Example story={primary} />
      {isFramed ? <ArgTypes of={primary.moduleExport} /> : <Controls of={primary.moduleExport} />}
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
          <Framed story={primary} scheme="dark" />
        </section>
      )}
      {!stories.some((story) => wishesOf(story).widthPx) && (
        <section className="example">
          <h3 id="phone">Phone, 320 px</h3>
          <Framed story={primary} widthPx={320} />
        </section>
      )}
    </>
  );
}
