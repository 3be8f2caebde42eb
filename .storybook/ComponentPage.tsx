import { ArgTypes, Canvas, Controls, Description, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
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

/** One example. Whatever needs a window of its own, or the width of a phone, gets one; the others stand on the page. */
function Example({ story }: { story: Story }) {
  const scheme = useSchemeChoice();
  const { inline = true, heightPx = 480 } = (story.parameters.frame ?? {}) as Frame;
  const globals = story.storyGlobals as { scheme?: string; viewport?: { value?: string } };
  const width = viewportWidths[globals.viewport?.value ?? ''];
  // A scheme belongs to a whole document.
  if (inline && !width && !globals.scheme) return <Canvas of={story.moduleExport} />;
  const query = new URLSearchParams({ id: story.id, viewMode: 'story', globals: `scheme:${globals.scheme ?? scheme}` });
  return (
    <div className="frame" data-phone={width ? '' : undefined}>
      <iframe
        title={`${sentenceCase(story.name)}, in a window of its own`}
        src={`./iframe.html?${query}`}
        width={width ?? '100%'}
        height={heightPx}
        loading="lazy"
      />
    </div>
  );
}

/** The page of a component: what it is for, one example to play with, its props, then every state and behavior. */
export function ComponentPage() {
  const [primary, ...others] = useContext(DocsContext).componentStories();
  if (!primary) return <Title />;
  const isFramed = (primary.parameters.frame as Frame | undefined)?.inline === false;
  return (
    <>
      <Title />
      <div className="guide">
        <Description of="meta" />
      </div>
      <Example story={primary} />
      {isFramed ? <ArgTypes of={primary.moduleExport} /> : <Controls of={primary.moduleExport} />}
      {others.length > 0 && <h2 id="states">States and behavior</h2>}
      {others.map((story) => (
        <section key={story.id} className="example">
          <h3 id={story.id}>{sentenceCase(story.name)}</h3>
          <Description of={story.moduleExport} />
          <Example story={story} />
        </section>
      ))}
    </>
  );
}
