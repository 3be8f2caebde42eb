import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { listTruncationCharacters } from '@porchlight/contract/limits';
import { truncate } from '../../data-display/TruncatedText/index.ts';
import { QuiltBlock } from '../../media/QuiltBlock/index.ts';
import type { PictureSource } from '../../media/ResponsiveImage/index.ts';
import { color, media, motion, space } from '../../theme/index.ts';
import { CardFrame, CardPicture, CardTitle, type RecordCardProps } from '../CardFrame/index.ts';

export interface LinkCardProps extends Omit<RecordCardProps, 'href' | 'seed' | 'image'> {
  /** The picture; null shows the quilt block, undefined no picture at all. */
  image?: PictureSource | null;
  /** Link target; null if there is no address yet: the card is then shown without a link. */
  href: string | null;
  /** A short description, cut at 300 graphemes. */
  text?: string | null;
  /** Opens a new tab and shows an icon for it. @default false */
  newTab?: boolean;
  /**
   * Text at the bottom, inside the clickable area but not a second link.
   * @default 'Learn more', in a row the host of `href`
   */
  linkText?: string;
  /** Seed of the block's colors. @default the block's name, in a row `href` */
  seed?: string;
  /** Whether the block is above the text or, as a band at the end, beside it. @default 'column' */
  layout?: 'column' | 'row';
}

const Root = styled(CardFrame)({
  '& > svg': {
    flex: 'none',
    width: 104,
    transition: 'transform 250ms ease-out',
  },
  '&:not([data-layout]):hover > svg:not([data-plain])': {
    transform: 'rotate(90deg)',
  },
  // A field of color is no figure: in a plain look, it is a band above the text.
  '&:not([data-layout]) > [data-plain]': {
    width: '100%',
    height: 12,
    background: color.primary,
    '& > *': { display: 'none' },
  },
  '& [aria-hidden] > svg': {
    transition: `transform ${motion}`,
  },
  '&:hover [aria-hidden] > svg': {
    transform: 'translateX(4px)',
  },
  // On phones the block is a band beside the text.
  [media.phone]: {
    '&& > .MuiCardContent-root': {
      gap: space(0.5),
      padding: `${space(1)} ${space(2)}`,
    },
    '&:has(> svg:first-child:not([data-plain]))': {
      flexDirection: 'row',
      '& > svg': {
        alignSelf: 'stretch',
        width: 'clamp(0px, 100vw - 15rem, 64px)',
        height: 'auto',
      },
      '& > * > [aria-hidden]': {
        display: 'none',
      },
    },
  },
  '&[data-layout]': {
    background: color.band,
    '& > .MuiCardContent-root': {
      justifyContent: 'center',
    },
    '& > svg': {
      alignSelf: 'stretch',
      width: 'clamp(24px, 14vw, 72px)',
      height: 'auto',
      [media.abovePhone]: {
        width: 128,
      },
    },
  },
});

/** The host of a URL without `www.`, such as 'vote.gov'. */
function hostOf(href: string): string {
  return /^[a-z]+:\/\/(?:www\.)?([^/?#]+)/i.exec(href)?.[1] ?? '';
}

/**
 * A card that links to a part of the site or to another site; the whole card is one link. With a picture or a quilt
 * block above the text or, as a row, a block beside it. Renders an `<article>`.
 *
 * - **When**: programs, centers, teams; external actions and sites, with `newTab`.
 * - **Not for**: records: `ContentCard`, `EventTeaser`.
 * - **Keys**: Tab, once; Enter.
 */
export function LinkCard({
  title,
  text,
  href,
  newTab = false,
  image,
  alt,
  focus,
  block,
  layout = 'column',
  seed = (layout === 'row' ? href : block) ?? title,
  linkText = layout === 'row' ? hostOf(href ?? '') : 'Learn more',
  headingLevel = 3,
  priority = false,
  ...rest
}: LinkCardProps) {
  const isRow = layout === 'row';
  const hasPicture = image !== undefined;
  return (
    <Root layout={layout} {...rest}>
      {hasPicture && <CardPicture src={image} alt={alt} focus={focus} seed={seed} block={block} priority={priority} />}
      {!hasPicture && !isRow && <QuiltBlock seed={seed} block={block} />}
      <CardContent>
        <CardTitle level={headingLevel} size={hasPicture || isRow ? 1 : 2} title={title} href={href} newTab={newTab} />
        {text && <p>{truncate(text, listTruncationCharacters).text}</p>}
        {isRow && linkText && (
          <Typography variant="small" color="textSecondary">
            {linkText}
          </Typography>
        )}
        {!isRow && href !== null && (
          <CardActions aria-hidden="true">
            {linkText}
            {newTab ? <OpenInNewIcon fontSize="inherit" /> : <ArrowForwardIcon fontSize="inherit" />}
          </CardActions>
        )}
      </CardContent>
      {isRow && <QuiltBlock seed={seed} block={block} preserveAspectRatio="xMidYMid slice" />}
    </Root>
  );
}
