import { useOf } from '@storybook/addon-docs/blocks';
import { Framed } from '../../../.storybook/Framed.tsx';

/** A story of a whole screen in a window of its own, with its play function run and its calls mocked. */
export function Pattern({ of, heightPx = 640 }: { of: unknown; heightPx?: number }) {
  const { story } = useOf<'story'>(of as Parameters<typeof useOf>[0], ['story']);
  return (
    <>
      <Framed story={{ ...story, parameters: { frame: { inline: false, heightPx } } }} />
      <p>
        <a href={`./?path=/story/${story.id}`} target="_top">
          {story.title}: {story.name}
        </a>
      </p>
    </>
  );
}
