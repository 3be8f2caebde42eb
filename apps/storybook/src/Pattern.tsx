import { useOf } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { Framed } from '../../../.storybook/Framed.tsx';
import { sentenceCase } from '../../../.storybook/sentence-case.ts';

/**
 * A story of a whole screen in a window of its own, with its play function run and its calls mocked. One at a time, when
 * it is asked for: the windows of a page share one session and one focus.
 */
export function Pattern({ of, heightPx = 640 }: { of: unknown; heightPx?: number }) {
  const { story } = useOf<'story'>(of as Parameters<typeof useOf>[0], ['story']);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details name="pattern" className="pattern" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>See it: {sentenceCase(story.name)}</summary>
      {isOpen && <Framed story={{ ...story, parameters: { frame: { inline: false, heightPx } } }} />}
    </details>
  );
}
