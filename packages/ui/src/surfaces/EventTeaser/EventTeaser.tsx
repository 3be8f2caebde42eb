import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  compactEventTeaserCharacters,
  featuredEventTeaserCharacters,
  flagCharacters,
  teaserCharacters,
} from '@porchlight/contract/limits';
import { DateTile } from '../../data-display/DateTile/index.ts';
import { LongDate } from '../../data-display/LongDate/index.ts';
import { truncate } from '../../data-display/TruncatedText/index.ts';
import { pictureSizes } from '../../media/ResponsiveImage/index.ts';
import { Link } from '../../navigation/Link/index.ts';
import { color, ink, media, oneColumn, radius, smallText, space } from '../../theme/index.ts';
import { CardFrame, CardPicture, CardTitle, type RecordCardProps, splitPictureProps } from '../CardFrame/index.ts';

export interface EventTeaserProps extends RecordCardProps {
  /**
   * A card in the list of events, the first event of the landing page, one of those listed beside it, or a line of a
   * calendar, with a picture beside the text on wide screens. @default 'card'
   */
  layout?: 'card' | 'featured' | 'compact' | 'row';
  /** When it begins; null if not known yet. */
  date: string | null;
  /** When it ends. */
  until?: string | null;
  /** Whether it takes whole days: no times are shown. @default false */
  allDay?: boolean;
  /** The location, in a few words; cut at 40 graphemes. */
  place?: string;
  /** A change of plans, such as 'Cancelled': shown instead of the flag and of 'Past'. */
  change?: string;
  /** Plain text, cut at 100 graphemes, featured at 50, compact at 30. */
  description?: string | null;
  /** A word or two above the title, such as 'Free'; cut at 40 graphemes. Screen readers read it after the title. */
  flag?: string | null;
  /** What is special about its time, such as 'On now': shown above the title, before everything else. */
  mark?: string;
  /** Whether the event is over: shows 'Past' instead of the flag. @default false */
  isPast?: boolean;
  /** For an event that repeats: how many more dates it has, and their list. @default none */
  more?: { count: number; href: string };
}

const descriptionCharacters = {
  card: teaserCharacters,
  row: teaserCharacters,
  featured: featuredEventTeaserCharacters,
  compact: compactEventTeaserCharacters,
} as const;

const sizes = {
  card: pictureSizes.third,
  featured: pictureSizes.half,
  row: '(max-width: 768px) 1px, 260px',
  compact: undefined,
} as const;

const Root = styled(CardFrame)({
  '& > .MuiCardContent-root': {
    flexFlow: 'row wrap',
    alignContent: 'start',
    gap: space(2),
    paddingInline: space(2.5),
  },
  '& > .MuiCardContent-root > p': {
    flexBasis: '100%',
  },
  [media.abovePhone]: {
    "&[data-look='featured'] > .MuiCardContent-root": {
      padding: `${space(3)} ${space(3)} ${space(3.5)}`,
    },
  },
  // In one column, only the first card has a picture; the others have their calendar tile.
  [`@media ${oneColumn}`]: {
    "li:not(:first-of-type) > &:not([data-look='featured']) > [data-picture]": {
      display: 'none',
    },
  },
  [media.phone]: {
    '& > .MuiCardContent-root': {
      gap: `${space(1)} ${space(1.5)}`,
      padding: space(1.5),
      '& > div': {
        gap: space(0.25),
      },
    },
    "&[data-look='featured'] > [data-picture]": {
      aspectRatio: 2,
    },
  },
});

const Row = styled(Root)({
  '& > [data-picture]': {
    display: 'none',
    flex: 'none',
    width: '34%',
    maxWidth: 260,
    aspectRatio: 'auto',
    '@media (min-width: 1100px)': {
      display: 'block',
    },
  },
  '&[data-past]': {
    background: 'transparent',
  },
});

/** The text, beside the calendar page, or below it where large type leaves no room for a line. */
const Content = styled('div')({
  display: 'flex',
  flex: '1 1 9rem',
  flexDirection: 'column',
  gap: space(0.75),
  minWidth: 0,
});

/** The one lit thing on the card. */
const Mark = styled('strong')({
  alignSelf: 'start',
  paddingInline: space(1),
  borderRadius: radius,
  backgroundColor: color.lamp,
  color: ink,
  fontSize: smallText,
});

/**
 * An event or an election in a list: calendar page, title, date and time, the beginning of the description.
 *
 * - **When**: events and elections in lists; `featured` for the first one of the start page, `compact` for the next three.
 * - **Not for**: records without a date to attend: `ContentCard`.
 * - **Keys**: Tab reaches the title’s link.
 */
export function EventTeaser(props: EventTeaserProps) {
  const { picture, otherProps } = splitPictureProps(props);
  const {
    layout = 'card',
    title,
    href,
    date,
    until,
    allDay,
    place,
    change,
    description,
    flag,
    mark,
    isPast = false,
    more,
    headingLevel = 3,
    ...rest
  } = otherProps;
  const isRow = layout === 'row';
  const Frame = isRow ? Row : Root;
  const note = change || (isPast ? 'Past' : flag && truncate(flag, flagCharacters).text);
  const defaultColor = isPast ? 'textSecondary' : color.pine;
  const location = place && truncate(place, flagCharacters).text;
  // On the start page location and description share a line.
  const showsLocationInTeaser = layout === 'compact' || layout === 'featured';
  const excerpt = description && truncate(description, descriptionCharacters[layout]).text;
  const teaserText = [showsLocationInTeaser && location, excerpt].filter(Boolean).join(' · ');
  const isLine = isRow || layout === 'compact';
  const teaser = teaserText && <p>{teaserText}</p>;
  return (
    <Frame
      data-look={layout}
      data-past={isPast ? '' : undefined}
      layout={isRow ? 'row' : 'column'}
      variant={layout === 'compact' ? 'elevation' : 'outlined'}
      {...rest}
    >
      {picture.src !== undefined && layout !== 'compact' && (
        <CardPicture {...picture} ratio={layout === 'featured' ? '16/9' : '3/2'} sizes={sizes[layout]} />
      )}
      <CardContent>
        <DateTile date={date} />
        <Content>
          <CardTitle level={headingLevel} size={layout === 'featured' ? 2 : 1} title={title} href={href} />
          {mark && <Mark>{mark}</Mark>}
          {note && (
            <Typography variant="eyebrow" color={change ? 'error' : defaultColor}>
              {note}
            </Typography>
          )}
          <LongDate date={date} withTime until={until} allDay={allDay} />
          {more && (
            // Above the link of the title, which covers the card.
            <Link href={more.href} style={{ position: 'relative', zIndex: 1 }}>
              and {more.count} more {more.count === 1 ? 'date' : 'dates'}
              <span className="pl-sr"> of {title}</span>
            </Link>
          )}
          {!showsLocationInTeaser && location && <span>{location}</span>}
          {isLine && teaser}
        </Content>
        {!isLine && teaser}
      </CardContent>
    </Frame>
  );
}
