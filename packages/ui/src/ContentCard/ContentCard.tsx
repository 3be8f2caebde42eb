import styled from '@emotion/styled';
import MicNoneIcon from '@mui/icons-material/MicNone';
import { listTruncationCharacters, titleCharacters } from '@porchlight/contract/limits';
import { readMoreLinkText } from '@porchlight/contract/texts';
import { type ComponentPropsWithRef, useId } from 'react';
import { CardPicture } from '../CardFrame/index.ts';
import { Heading } from '../Heading/index.ts';
import { Link } from '../Link/index.ts';
import { LongDate } from '../LongDate/index.ts';
import type { QuiltName } from '../QuiltBlock/index.ts';
import { pictureSizes } from '../ResponsiveImage/index.ts';
import { truncate } from '../TruncatedText/index.ts';
import { color, motion, proseWidth, radius, smallText, space } from '../theme/index.ts';

export interface ContentCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  /** What it leads to; a podcast's card carries a sign for sound. */
  kind: 'story' | 'article' | 'podcast';
  /** Cut at 100 graphemes. */
  title: string;
  /** Where the whole is. */
  href: string;
  /** Shown between title and text. */
  subtitle?: string | null;
  /** Plain text, cut at `maxCharacters`. */
  text?: string | null;
  /** Graphemes of the text that are shown. @default 300 */
  maxCharacters?: number;
  /** A day or a moment. */
  date?: string | null;
  /** Address of the picture; null shows the record's quilt block, undefined no picture at all. */
  image?: string | null;
  /** Draws the quilt block, such as the record's slug. */
  seed: string;
  /** Which block. @default one that the seed chooses */
  block?: QuiltName;
  /** Place of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** Words of the link below the text. @default 'Read more' */
  readMoreText?: string;
  /** Loads the picture first; for the first card at the top of a page. @default false */
  priority?: boolean;
  /** A card, or a line of a list as wide as the page: title and words beside each other, no frame, no picture. @default 'card' */
  layout?: 'card' | 'row';
  /** The part of a wide page that it takes, for the size of its picture. @default 'third' */
  span?: 'third' | 'half';
}

const Root = styled.article`
  display: flex;
  flex-direction: column;
  position: relative;
  border: 1px solid ${color.border};
  border-radius: ${radius};
  background: ${color.surface};
  overflow: hidden;
  transition: border-color ${motion};
  &:hover {
    border-color: ${color.primary};
  }
  &:hover [data-picture] > * {
    transform: scale(1.02);
  }
  & [data-picture] > * {
    transition: transform 250ms ease-out;
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(1)};
  padding: ${space(2.5)} ${space(3)} ${space(3)};
  & time {
    color: ${color.muted};
    font-size: ${smallText};
  }
  & h2 > a,
  & h3 > a {
    color: ${color.text};
    text-decoration: none;
  }
  & h2 > a:hover,
  & h3 > a:hover {
    text-decoration: underline;
  }
`;

/** A line of a list. Apart from the card, whose pages need not carry it. */
const RowRoot = styled(Root)`
  border-width: 1px 0 0;
  border-radius: 0;
  background: none;
  overflow: visible;
  &:hover {
    border-color: ${color.border};
  }
`;

const RowBody = styled(Body)`
  padding: ${space(3)} 0;
  & > div {
    display: grid;
    align-content: start;
    max-width: ${proseWidth};
  }
  /* What it is on the left, how it begins on the right: a page of titles can be read downwards. */
  @media (min-width: 700px) {
    display: grid;
    grid-template: auto auto 1fr / minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space(1)} ${space(5)};
    padding: ${space(4)} 0;
    & > div {
      grid-area: 1 / 2 / 4;
    }
  }
`;

const Subtitle = styled.p`
  color: ${color.muted};
  line-height: 1.4;
`;

const ReadMoreLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  align-self: start;
  min-height: ${space(3)};
  margin-top: auto;
  padding-top: ${space(1)};
  font-weight: 600;
`;

/**
 * A story, an article or a podcast in a list: picture or quilt block, date, title, the beginning of the text.
 *
 * - **When**: stories and articles in lists, and on the start page.
 * - **Not for**: events and elections, which are about a date: `EventTeaser`, `ElectionCard`.
 * - **Keys**: Tab reaches the title and ‘Read more’.
 */
export function ContentCard({
  kind,
  title,
  href,
  subtitle,
  text,
  maxCharacters = listTruncationCharacters,
  date,
  image,
  seed,
  block,
  headingLevel = 2,
  readMoreText = readMoreLinkText,
  priority = false,
  layout = 'card',
  span = 'third',
  ...rest
}: ContentCardProps) {
  const titleId = useId();
  const beginning = (
    <>
      {text && <p>{truncate(text, maxCharacters).text}</p>}
      <ReadMoreLink href={href}>
        {kind === 'podcast' && <MicNoneIcon fontSize="inherit" />}
        <span>
          {readMoreText}
          <span className="pl-sr">{` ${title}`}</span>
        </span>
      </ReadMoreLink>
    </>
  );
  const isRow = layout === 'row';
  const Frame = isRow ? RowRoot : Root;
  const Words = isRow ? RowBody : Body;
  return (
    <Frame data-kind={kind} aria-labelledby={titleId} {...rest}>
      {image !== undefined && !isRow && (
        <CardPicture src={image} seed={seed} block={block} priority={priority} sizes={pictureSizes[span]} />
      )}
      <Words>
        <LongDate date={date} />
        <Heading level={headingLevel} size={1} id={titleId}>
          <Link href={href}>{truncate(title, titleCharacters).text}</Link>
        </Heading>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
        {isRow ? <div>{beginning}</div> : beginning}
      </Words>
    </Frame>
  );
}
