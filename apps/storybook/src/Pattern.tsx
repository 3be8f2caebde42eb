import { useOf } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { StoryIframe } from '../../../.storybook/StoryIframe.tsx';
import { sentenceCase } from '../../../.storybook/sentence-case.ts';

/**
 * A story of a whole screen in an iframe, with its play function and its mocked calls. Only one is open at a time, and
 * only on request: the iframes of a page share session and focus.
 */
export function Pattern({ of, heightPx = 640 }: { of: unknown; heightPx?: number }) {
  const { story } = useOf<'story'>(of as Parameters<typeof useOf>[0], ['story']);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details name="pattern" className="pattern" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>See it: {sentenceCase(story.name)}</summary>
      {isOpen && <StoryIframe story={{ ...story, parameters: { frame: { inline: false, heightPx } } }} />}
    </details>
  );
}
