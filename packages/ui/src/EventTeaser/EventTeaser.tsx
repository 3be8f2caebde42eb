import styled from '@emotion/styled';
import {
  compactEventTeaserCharacters,
  featuredEventTeaserCharacters,
  flagCharacters,
  teaserCharacters,
} from '@porchlight/contract/limits';
import { CardFrame, type CardFrameProps, CardPicture, CardTitle } from '../CardFrame/index.ts';
import { DateTile } from '../DateTile/index.ts';
import { LongDate } from '../LongDate/index.ts';
import type { QuiltName } from '../QuiltBlock/index.ts';
import { pictureSizes } from '../ResponsiveImage/index.ts';
import { truncate } from '../TruncatedText/index.ts';
import { color, smallText, space } from '../theme/index.ts';

export interface EventTeaserProps extends Omit<CardFrameProps, 'title' | 'children' | 'layout' | 'frame'> {
  /** A card in the list of events, the first event of the landing page, or one of those listed beside it. @default 'card' */
  variant?: 'card' | 'featured' | 'compact';
  /** Cut at 100 graphemes. */
  title: string;
  /** The event's page. */
  href: string;
  /** When it begins; null when that is not known yet. */
  date: string | null;
  /** Plain text, cut at `maxCharacters`. */
  description?: string | null;
  /** Graphemes of the description that are shown. @default 100 in a card, 50 featured, 30 compact */
  maxCharacters?: number;
  /** Address of the picture; null shows the event's quilt block, undefined no picture. Compact never has one. */
  image?: string | null;
  /** Draws the quilt block, such as the event's slug. */
  seed: string;
  /** Which block. @default one that the seed chooses */
  block?: QuiltName;
  /** A word or two above the title, such as 'Free'; cut at 40 graphemes. */
  flag?: string | null;
  /** Whether it is over, which stands in the place of the flag. @default false */
  isPast?: boolean;
  /** Says that it is over. @default 'Held' */
  pastText?: string;
  /** Place of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3;
  /** Loads the picture first; for the first card at the top of a page. @default false */
  priority?: boolean;
}

const limits = {
  card: teaserCharacters,
  featured: featuredEventTeaserCharacters,
  compact: compactEventTeaserCharacters,
} as const;

const Body = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  flex: 1;
  gap: ${space(2)};
  padding: ${space(2.5)} ${space(2.5)} ${space(3)};
  [data-variant='featured'] > & {
    gap: ${space(2)} ${space(2.5)};
    padding: ${space(3)} ${space(3)} ${space(3.5)};
  }
  [data-variant='compact'] > & {
    padding: ${space(2.5)} ${space(1)};
  }
  & > div:last-of-type {
    display: grid;
    align-content: start;
    gap: ${space(0.75)};
    min-width: 0;
  }
  & > div:only-of-type,
  & > p {
    grid-column: 1 / -1;
  }
  & time {
    color: ${color.muted};
    font-size: ${smallText};
    line-height: 1.4;
  }
`;

const Flag = styled.p`
  color: ${color.pine};
  font-size: ${smallText};
  font-weight: 600;
  line-height: 1.3;
  &[data-held] {
    color: ${color.muted};
  }
`;

/**
 * An event in a list: a leaf of the calendar, title, day and hour, the beginning of what it is about.
 *
 * - **When**: events in lists; `featured` for the first one of the start page, `compact` for the next three.
 * - **Not for**: elections: `ElectionCard`.
 * - **Keys**: Tab reaches the title’s link.
 */
export function EventTeaser({
  variant = 'card',
  title,
  href,
  date,
  description,
  maxCharacters = limits[variant],
  image,
  seed,
  block,
  flag,
  isPast = false,
  pastText = 'Held',
  headingLevel = 3,
  priority = false,
  ...rest
}: EventTeaserProps) {
  const isCompact = variant === 'compact';
  const teaser = description && <p>{truncate(description, maxCharacters).text}</p>;
  return (
    <CardFrame data-variant={variant} frame={isCompact ? 'plain' : 'edged'} {...rest}>
      {image !== undefined && !isCompact && (
        <CardPicture
          src={image}
          seed={seed}
          block={block}
          ratio={variant === 'featured' ? '16/9' : '3/2'}
          priority={priority}
          sizes={pictureSizes[variant === 'featured' ? 'half' : 'third']}
        />
      )}
      <Body>
        <DateTile date={date} />
        <div>
          {isPast ? <Flag data-held="">{pastText}</Flag> : flag && <Flag>{truncate(flag, flagCharacters).text}</Flag>}
          <CardTitle level={headingLevel} size={variant === 'featured' ? 2 : 1} title={title} href={href} />
          <LongDate date={date} withTime />
          {variant !== 'card' && teaser}
        </div>
        {variant === 'card' && teaser}
      </Body>
    </CardFrame>
  );
}
