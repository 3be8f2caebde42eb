import styled from '@emotion/styled';
import { teaserCharacters } from '@porchlight/contract/limits';
import { CardFrame, type CardFrameProps, CardPicture, CardTitle } from '../CardFrame/index.ts';
import { DateTile } from '../DateTile/index.ts';
import { LongDate } from '../LongDate/index.ts';
import type { QuiltName } from '../QuiltBlock/index.ts';
import { truncate } from '../TruncatedText/index.ts';
import { color, smallText, space } from '../theme/index.ts';

export interface ElectionCardProps extends Omit<CardFrameProps, 'title' | 'children' | 'layout' | 'frame'> {
  /** Cut at 100 graphemes. */
  title: string;
  /** The election's page. */
  href: string;
  /** When the polls open; null when that is not known yet. */
  date: string | null;
  /** Plain text, cut at 100 graphemes. */
  description?: string | null;
  /** Address of the picture; null shows the election's quilt block, undefined no picture. */
  image?: string | null;
  /** Draws the quilt block, such as the election's slug. */
  seed: string;
  /** Which block. @default one that the seed chooses */
  block?: QuiltName;
  /** Whether it is over; the calendar still lists it, more quietly. @default false */
  isPast?: boolean;
  /** Says that it is over. @default 'Held' */
  pastText?: string;
  /** Place of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3;
  /** Loads the picture first. @default false */
  priority?: boolean;
}

const Root = styled(CardFrame)`
  & > [data-picture] {
    display: none;
  }
  /* Where two cards share a line, the picture stands beside the words only if they keep a line's length. */
  @media (min-width: 1100px) {
    & > [data-picture] {
      display: block;
      flex: none;
      width: 34%;
      max-width: 260px;
      aspect-ratio: auto;
    }
  }
  &[data-past] {
    background: transparent;
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  flex: 1;
  gap: ${space(2)} ${space(2.5)};
  padding: ${space(3)};
  & > div:last-child {
    display: grid;
    align-content: start;
    gap: ${space(0.75)};
    min-width: 0;
  }
  & > div:only-child {
    grid-column: 1 / -1;
  }
  & time,
  & [data-held] {
    color: ${color.muted};
    font-size: ${smallText};
    line-height: 1.4;
  }
  & [data-held] {
    font-weight: 600;
  }
`;

/**
 * An election in the calendar: a leaf of the calendar, title, day and hour, the beginning of what is decided.
 *
 * - **When**: the election calendar, soonest first.
 * - **Not for**: events that people attend: `EventTeaser`.
 * - **Keys**: Tab reaches the title’s link.
 */
export function ElectionCard({
  title,
  href,
  date,
  description,
  image,
  seed,
  block,
  isPast = false,
  pastText = 'Held',
  headingLevel = 3,
  priority = false,
  ...rest
}: ElectionCardProps) {
  return (
    <Root layout="row" data-past={isPast ? '' : undefined} {...rest}>
      {image !== undefined && (
        <CardPicture src={image} seed={seed} block={block} priority={priority} sizes="(max-width: 768px) 1px, 260px" />
      )}
      <Body>
        <DateTile date={date} />
        <div>
          {isPast && <p data-held="">{pastText}</p>}
          <CardTitle level={headingLevel} title={title} href={href} />
          <LongDate date={date} withTime />
          {description && <p>{truncate(description, teaserCharacters).text}</p>}
        </div>
      </Body>
    </Root>
  );
}
