import type { RichDocument } from '@porchlight/contract/rich-text';
import type { filmSection } from '@porchlight/contract/sections/film';
import { pictureFileUrl } from '../../media/ResponsiveImage/index.ts';
import { PlacedSection } from '../PlacedSection/index.ts';
import { SectionText } from '../SectionText/index.ts';
import type { SectionPropsOf } from '../section-props.ts';

export type FilmSectionProps = SectionPropsOf<typeof filmSection>;

/** Width of the poster's file, in pixels: `poster` has no candidates, and browsers load it at once. */
const posterWidth = 640;

/**
 * A section with a video to watch, in the browser's own player.
 *
 * - **When**: a video with sound, from the organization's own files.
 * - **Not for**: silent videos beside text: `FeatureRowSection`; those of other sites: `TextSection`.
 * - **Keys**: as the browser’s player.
 */
export function FilmSection({
  title,
  lead,
  name,
  film,
  captions,
  picture,
  linkText,
  link,
  tone,
  place,
  ...rest
}: FilmSectionProps) {
  const [source] = film?.sources ?? [];
  const document: RichDocument | null = source
    ? {
        version: 1,
        type: 'doc',
        content: [
          {
            type: 'film',
            attrs: {
              src: source.src,
              title: name,
              ...(captions && { captionsSrc: captions }),
              ...(picture && { posterSrc: pictureFileUrl(picture.src, posterWidth) }),
              ...(film?.seconds && { seconds: film.seconds }),
            },
          },
        ],
      }
    : null;
  return (
    <PlacedSection
      title={title}
      lead={lead}
      linkText={linkText}
      link={link}
      tone={tone}
      width="prose"
      place={place}
      {...rest}
    >
      <SectionText text={document} />
    </PlacedSection>
  );
}
