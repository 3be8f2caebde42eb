import { formatDuration } from '@porchlight/contract/format-duration';
import { attribute, type RichNode } from '@porchlight/contract/rich-text';
import { useDataSaving } from '../../hooks/index.ts';

/** Width and height of a film without dimensions, in pixels. */
const defaultSize = ['1280', '720'] as const;

/**
 * An uploaded film in the browser's native player, which needs no script. Nothing of it is loaded before it is played;
 * with data saving on there is no poster either. Internal to `Prose`.
 */
export function Film({ node }: { node: RichNode }) {
  const savesData = useDataSaving();
  const attr = (name: string) => attribute(node, name);
  const [src, title, captions, seconds] = [attr('src'), attr('title'), attr('captionsSrc'), Number(attr('seconds'))];
  return (
    <figure>
      {/* biome-ignore lint/a11y/useMediaCaption: some films have no speech, and staff are told of missing ones */}
      <video
        controls
        playsInline
        preload="none"
        src={src}
        poster={(!savesData && attr('posterSrc')) || undefined}
        width={attr('width') || defaultSize[0]}
        height={attr('height') || defaultSize[1]}
        aria-label={title}
      >
        {captions && <track kind="captions" src={captions} srcLang="en" label="Captions" default />}
      </video>
      <figcaption dir="auto">
        {title}
        {seconds > 0 && ` · ${formatDuration(seconds)}`}
        {' · '}
        <a href={src} download>
          Download the video
          <span className="pl-sr">{` ${title}`}</span>
        </a>
      </figcaption>
    </figure>
  );
}
