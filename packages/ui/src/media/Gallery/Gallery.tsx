import { styled } from '@mui/material/styles';
import { mobileBreakpointPx, titleCharacters } from '@porchlight/contract/limits';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { Pager } from '../../navigation/Pager/index.ts';
import { truncate } from '../../primitives/TruncatedText/index.ts';
import { media, motion, radius, smallText } from '../../theme/index.ts';
import { ResponsiveImage } from '../ResponsiveImage/index.ts';
import { fileOf, type GalleryPicture } from './gallery-picture.ts';
import { useViewer } from './useViewer.ts';

export interface GalleryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The pictures of this page, at most twelve (spec 9); `pageOf` cuts them out of a whole list. */
  pictures: readonly GalleryPicture[];
  /** The page that is shown, from 1. @default 1 */
  page?: number;
  /** Whether there is a page after this one. @default false */
  hasNext?: boolean;
  /** The address of a page. Leave it out where these are all the pictures there are: then there is no pager. */
  hrefFor?: (page: number) => string;
  /** Pages in all, when known. */
  pageCount?: number;
  /** Names the list of pictures. @default 'Pictures' */
  label?: string;
}

/** Whether a click is meant for the browser: a new tab, a new window, a download. */
function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/**
 * Pictures page by page; one opens large, with arrow keys and swipes to its neighbors. Without JavaScript each is a link
 * to its file. Renders a `<div>`.
 *
 * - **When**: pictures that are worth to be seen large.
 * - **Not for**: one picture in a text: `ResponsiveImage`.
 * - **Keys**: Enter opens; arrows go from picture to picture, Home and End to the first and last, Escape and Back
 *   close and give the focus back.
 */
export function Gallery({
  pictures,
  page = 1,
  hasNext = false,
  hrefFor,
  pageCount,
  label = 'Pictures',
  ...rest
}: GalleryProps) {
  const { Viewer, openId, open, show, close } = useViewer();
  // What has no picture can't be looked at large.
  const large = pictures.filter(({ src }) => src !== null);
  const openIndex = large.findIndex(({ id }) => id === openId);
  return (
    <div {...rest}>
      {pictures.length > 0 ? (
        // Safari forgets that a list without bullets is a list.
        <List aria-label={label}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              {picture.src === null ? (
                <div>
                  <Thumb picture={picture} firstOf={index === 0 ? pictures.length : undefined} />
                </div>
              ) : (
                <a
                  href={fileOf(picture.src)}
                  // Its press waits for the program where that is not there yet.
                  data-held=""
                  onClick={(event) => {
                    if (isForBrowser(event)) return;
                    event.preventDefault();
                    open(picture);
                  }}
                >
                  <span className="pl-sr">View large: </span>
                  <Thumb picture={picture} firstOf={index === 0 ? pictures.length : undefined} />
                </a>
              )}
            </li>
          ))}
        </List>
      ) : (
        <EmptyState text="No pictures yet." />
      )}
      {hrefFor && (pictures.length > 0 || page > 1) && (
        <Pager page={page} hasNext={hasNext} hrefFor={hrefFor} pageCount={pageCount} />
      )}
      {Viewer && openIndex >= 0 && (
        <Viewer pictures={large} index={openIndex} onShow={(index) => show(large[index]?.id ?? null)} onClose={close} />
      )}
    </div>
  );
}

interface ThumbProps {
  picture: GalleryPicture;
  /** How many pictures it is the first of, which may give it a line of its own. @default it is not the first */
  firstOf?: number;
}

/** A picture small, with the beginning of its caption; all of it stands under the large one. */
function Thumb({ picture: { src, alt, focus, title, seed }, firstOf = 0 }: ThumbProps) {
  const onTablet = firstOf > 3 && firstOf % 3 === 1 ? 92 : 33;
  const onPhone = firstOf % 2 === 1 ? 88 : 43;
  return (
    <>
      <ResponsiveImage
        src={src}
        alt={alt && alt !== title ? alt : ''}
        focus={focus}
        seed={seed}
        sizes={`(min-width: 900px) 270px, (min-width: 769px) ${onTablet}vw, ${onPhone}vw`}
      />
      <span dir="auto">{truncate(title, titleCharacters).text}</span>
    </>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  // Two, unless letters are set so large that a caption has no room for its words.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 40%)), 1fr))',
  gap: theme.spacing(3, 1.5),
  marginBlockEnd: theme.spacing(4),
  padding: 0,
  // Two in a row: of an odd number the first takes the first line.
  [`@media screen and (max-width: ${mobileBreakpointPx}px)`]: {
    '& > li:first-of-type:nth-last-of-type(2n + 3)': { gridColumn: '1 / -1' },
  },
  // Three in a row: where one would be left for the last line, too.
  [`@media screen and (min-width: ${mobileBreakpointPx + 0.02}px) and (max-width: 899.98px)`]: {
    '& > li:first-of-type:nth-last-of-type(3n + 4)': { gridColumn: '1 / -1' },
  },
  [media.abovePhoneOrPaper]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: theme.spacing(3) },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& > li > *': {
    display: 'grid',
    gap: theme.spacing(1),
    color: theme.palette.text.primary,
    fontSize: smallText,
    lineHeight: 1.35,
    textDecoration: 'none',
    '& > div': { borderRadius: radius },
  },
  '& > li > a': {
    '& img, & svg': { transition: `scale ${motion}` },
    '&:hover img, &:hover svg': { scale: '1.04' },
    '&:hover > span:last-of-type': { color: theme.palette.primary.main, textDecoration: 'underline' },
  },
}));
