import styled from '@emotion/styled';
import MicNoneIcon from '@mui/icons-material/MicNone';
import { listTruncationCharacters } from '@porchlight/contract/limits';
import { CardFrame, type CardFrameProps, CardPicture, CardTitle } from '../CardFrame/index.ts';
import type { QuiltName } from '../QuiltBlock/index.ts';
import { pictureSizes } from '../ResponsiveImage/index.ts';
import { TruncatedText } from '../TruncatedText/index.ts';
import { color, ink, media, proseWidth, space } from '../theme/index.ts';

export interface PodcastCardProps extends Omit<CardFrameProps, 'title' | 'children' | 'layout' | 'frame'> {
  /** Whether the cover stands beside the words or above them. @default 'row' */
  variant?: 'row' | 'column';
  /** Cut at 100 graphemes. */
  title: string;
  /** The podcast's page. */
  href: string;
  /** Plain text, cut at `maxCharacters`, followed by a link when it was cut. */
  description?: string | null;
  /** Graphemes of the description that are shown. @default 300 */
  maxCharacters?: number;
  /** Address of the cover; null shows the podcast's quilt block. */
  image: string | null;
  /** Draws the quilt block, such as the podcast's slug. */
  seed: string;
  /** Which block. @default one that the seed chooses */
  block?: QuiltName;
  /** Words of the link behind a text that was cut. @default 'Read more' */
  readMoreText?: string;
  /** Place of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3;
  /** Loads the cover first. @default false */
  priority?: boolean;
}

const Root = styled(CardFrame)`
  &[data-variant='row'] > [data-cover] {
    width: 96px;
  }
  /* On phones the words go on below the cover, which would else stand beside a column of three words a line. */
  ${media.phone} {
    &[data-variant='row'] {
      display: grid;
      grid-template-columns: 96px minmax(0, 1fr);
      align-content: start;
      & > [data-words] {
        display: contents;
      }
      & > [data-words] > :first-child {
        align-self: center;
        padding: ${space(1.5)} ${space(2)};
      }
      & > [data-words] > p {
        grid-column: 1 / -1;
        padding: ${space(1.5)} ${space(2)} ${space(2)};
      }
    }
  }
  ${media.abovePhone} {
    &[data-variant='row'] > [data-cover] {
      width: 168px;
    }
  }
`;

const Cover = styled.div`
  flex: none;
  align-self: flex-start;
  position: relative;
  width: 100%;
  /* The sign for sound lies on the cover like a patch. */
  & > svg {
    position: absolute;
    inset-inline-start: 0;
    bottom: 0;
    width: 32px;
    height: 32px;
    padding: 7px;
    background: ${color.lamp};
    color: ${ink};
  }
`;

const Body = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  flex: 1;
  min-width: 0;
  padding: ${space(2)} ${space(2)} ${space(2.5)};
  ${media.abovePhone} {
    padding: ${space(2.5)} ${space(3)} ${space(3)};
  }
  & > p {
    max-width: ${proseWidth};
  }
  /* The second link lies above the one that covers the card. */
  & p a {
    position: relative;
    font-weight: 600;
    white-space: nowrap;
  }
`;

/**
 * A podcast in a list: cover or quilt block with a sign for sound, title, the beginning of what it is about.
 *
 * - **When**: podcasts in lists.
 * - **Not for**: one episode’s page: `AudioPlayer`.
 * - **Keys**: Tab reaches the title’s link.
 */
export function PodcastCard({
  variant = 'row',
  title,
  href,
  description,
  maxCharacters = listTruncationCharacters,
  image,
  seed,
  block,
  readMoreText,
  headingLevel = 3,
  priority = false,
  ...rest
}: PodcastCardProps) {
  return (
    <Root layout={variant} data-variant={variant} {...rest}>
      <Cover data-cover="">
        <CardPicture
          src={image}
          seed={seed}
          block={block}
          ratio="1/1"
          priority={priority}
          sizes={variant === 'row' ? '(max-width: 768px) 96px, 168px' : pictureSizes.third}
        />
        <MicNoneIcon />
      </Cover>
      <Body data-words="">
        <CardTitle level={headingLevel} title={title} href={href} />
        {description && (
          <p>
            <TruncatedText
              text={description}
              maxCharacters={maxCharacters}
              href={href}
              linkText={readMoreText}
              linkContext={title}
            />
          </p>
        )}
      </Body>
    </Root>
  );
}
