import MicNoneIcon from '@mui/icons-material/MicNone';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { listTruncationCharacters } from '@porchlight/contract/limits';
import { readMoreLinkText } from '@porchlight/contract/texts';
import { LongDate } from '../../data-display/LongDate/index.ts';
import { TruncatedText, truncate } from '../../data-display/TruncatedText/index.ts';
import { pictureSizes } from '../../media/ResponsiveImage/index.ts';
import { Link } from '../../navigation/Link/index.ts';
import { color, media, proseWidth, space } from '../../theme/index.ts';
import { CardFrame, CardPicture, CardTitle, type RecordCardProps, splitPictureProps } from '../CardFrame/index.ts';

export interface ContentCardProps extends RecordCardProps {
  /** Type of the record; a podcast's cover is beside its text, with an icon for sound. */
  kind: 'story' | 'article' | 'podcast';
  /** Shown between title and text. */
  subtitle?: string | null;
  /** Plain text, cut at 300 graphemes. */
  text?: string | null;
  /** A day or a moment, shown above the title. */
  date?: string | null;
  /**
   * A card, a full-width line of a list with title and text beside each other, or a line beside something larger; lines
   * have no frame and no picture. @default 'card'
   */
  layout?: 'card' | 'row' | 'compact';
  /** The part of a wide page that the card takes, which determines the picture's `sizes`. @default 'third' */
  span?: 'third' | 'half';
}

/** On phones the date shares the last line with the 'Read more' link, and the picture of a half-width card is lower. */
const Record = styled(CardFrame)({
  [media.phone]: {
    '&[data-span] > [data-picture]': {
      aspectRatio: 2,
    },
    '& > .MuiCardContent-root': {
      flexFlow: 'row wrap',
      gap: `${space(0.5)} ${space(2)}`,
      padding: `${space(2)} ${space(2)} ${space(1.5)}`,
      '& > *': {
        flexBasis: '100%',
      },
      '& > time': {
        order: 1,
        flex: 'auto',
      },
      '& > .MuiCardActions-root': {
        order: 1,
        flex: 'none',
        padding: 0,
      },
    },
  },
});

/**
 * A line of a list: title on the left, beginning of the text on the right, so that the titles can be scanned downwards.
 */
const Line = styled(CardFrame)({
  borderTop: `1px solid ${color.border}`,
  '&& > .MuiCardContent-root': {
    padding: `${space(3)} 0`,
    '& > div': {
      display: 'grid',
      alignContent: 'start',
      maxWidth: proseWidth,
    },
    '@media (min-width: 700px)': {
      display: 'grid',
      gridTemplate: 'auto auto 1fr / minmax(0, 2fr) minmax(0, 3fr)',
      gap: `${space(1)} ${space(5)}`,
      paddingBlock: space(4),
      '& > div': {
        gridArea: '1 / 2 / 4',
      },
    },
  },
});

/** A podcast. On phones the text goes below the cover: beside it there is room for three words per line only. */
const Podcast = styled(CardFrame)({
  '& > [data-cover]': {
    flex: 'none',
    alignSelf: 'flex-start',
    position: 'relative',
    width: 168,
    // The sound icon overlaps the cover.
    '& > svg': {
      position: 'absolute',
      inset: 'auto auto 0 0',
      width: 32,
      height: 32,
      padding: 7,
      background: color.primary,
      color: color.onPrimary,
    },
  },
  '& p a': {
    position: 'relative',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  [media.phone]: {
    flexWrap: 'wrap',
    alignContent: 'start',
    '& > [data-cover]': {
      width: 72,
    },
    '& > .MuiCardContent-root': {
      display: 'contents',
      '& > :first-child': {
        flex: '1 1 8rem',
        alignSelf: 'center',
        padding: `${space(1)} ${space(2)}`,
      },
      '& > p': {
        flexBasis: '100%',
        padding: `${space(1)} ${space(2)} ${space(1.5)}`,
      },
    },
  },
});

/**
 * A story, an article or a podcast in a list: picture or quilt block, date, title, the beginning of the text. The whole
 * card is a link.
 *
 * - **When**: stories, articles and podcasts in lists, and on the start page.
 * - **Not for**: events and elections, where the date matters most: `EventTeaser`.
 * - **Keys**: Tab reaches the title and ‘Read more’.
 */
export function ContentCard(props: ContentCardProps) {
  const { picture, otherProps } = splitPictureProps(props);
  const {
    kind,
    title,
    href,
    subtitle,
    text,
    date,
    headingLevel = 3,
    layout = 'card',
    span = 'third',
    ...rest
  } = otherProps;
  const heading = <CardTitle level={headingLevel} title={title} href={href} />;
  if (kind === 'podcast') {
    return (
      <Podcast layout="row" {...rest}>
        <div data-cover="">
          <CardPicture {...picture} ratio="1/1" sizes="(max-width: 768px) 72px, 168px" />
          <MicNoneIcon />
        </div>
        <CardContent>
          {heading}
          {text && (
            <p>
              <TruncatedText text={text} href={href} linkContext={title} />
            </p>
          )}
        </CardContent>
      </Podcast>
    );
  }
  const isRow = layout === 'row';
  const isCard = layout === 'card';
  const Frame = isRow ? Line : Record;
  const excerpt = (
    <>
      {text && <p>{truncate(text, listTruncationCharacters).text}</p>}
      <CardActions>
        <Link href={href}>
          {readMoreLinkText}
          <span className="pl-sr">{` ${title}`}</span>
        </Link>
      </CardActions>
    </>
  );
  return (
    <Frame
      variant={isCard ? 'outlined' : 'elevation'}
      data-look={layout === 'compact' ? layout : undefined}
      data-span={span === 'half' ? span : undefined}
      {...rest}
    >
      {picture.src !== undefined && isCard && <CardPicture {...picture} sizes={pictureSizes[span]} />}
      <CardContent>
        <LongDate date={date} />
        {heading}
        {subtitle && (
          <Typography color="textSecondary" sx={{ lineHeight: 1.4 }}>
            {subtitle}
          </Typography>
        )}
        {isRow ? <div>{excerpt}</div> : excerpt}
      </CardContent>
    </Frame>
  );
}
