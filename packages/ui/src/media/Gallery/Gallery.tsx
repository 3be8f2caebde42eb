import { styled } from '@mui/material/styles';
import { mobileBreakpointPx, titleCharacters } from '@porchlight/contract/limits';
import { type ComponentPropsWithRef, type MouseEvent, useRef } from 'react';
import { truncate } from '../../data-display/TruncatedText/index.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { Pager } from '../../navigation/Pager/index.ts';
import { media, motion, radius, smallText } from '../../theme/index.ts';
import { pictureFileUrl, ResponsiveImage } from '../ResponsiveImage/index.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import { useLightbox } from './useLightbox.ts';

export interface GalleryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The pictures of this page, at most twelve (spec 9). */
  pictures: readonly GalleryPicture[];
  /** Number of the current page, from 1. @default 1 */
  page?: number;
  /** Whether there is a page after this one. @default false */
  hasNext?: boolean;
  /** Returns the URL of a page. Without it there is no pagination. */
  hrefFor?: (page: number) => string;
  /** Total number of pages, if known. */
  pageCount?: number;
  /** Accessible name of the list. @default 'Pictures' */
  label?: string;
}

/** Whether the browser should handle a click: open a new tab or window, or download. */
function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/**
 * A gallery with pagination; a picture opens in a full-screen viewer with arrow keys and swipes. Without JavaScript
 * each picture links to its file. Renders a `<div>`.
 *
 * - **When**: pictures that are worth seeing in full size.
 * - **Not for**: one picture in a text: `ResponsiveImage`.
 * - **Keys**: Enter opens; arrow keys move from picture to picture, Home and End to the first and last; Escape and Back
 *   close the viewer and return the focus.
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
  const { Viewer, openId, open, show, close } = useLightbox();
  // Missing pictures can't be opened in the viewer.
  const openable = pictures.filter(({ src }) => src !== null);
  const openIndex = openable.findIndex(({ id }) => id === openId);
  const listRef = useRef<HTMLUListElement>(null);
  return (
    <div {...rest}>
      {pictures.length > 0 ? (
        // Safari drops list semantics when list-style is none.
        <List ref={listRef} aria-label={label}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              {picture.src === null ? (
                <div>
                  <Thumb picture={picture} firstOf={index === 0 ? pictures.length : undefined} />
                </div>
              ) : (
                <a
                  href={pictureFileUrl(picture.src)}
                  // Before hydration the loader script holds the click back until the app has loaded.
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
        <Viewer
          pictures={openable}
          index={openIndex}
          smallUrl={loadedUrl(listRef.current?.querySelectorAll('a')[openIndex])}
          onShow={(index) => show(openable[index]?.id ?? null)}
          onClose={close}
        />
      )}
    </div>
  );
}

/** URL of the file that the browser has loaded for a thumbnail; undefined while there is none. */
function loadedUrl(link: Element | undefined): string | undefined {
  const image = link?.querySelector('img');
  return image?.complete ? image.currentSrc : undefined;
}

interface ThumbProps {
  picture: GalleryPicture;
  /** Number of pictures, if it is the first one, which may take a whole row. @default it is not the first */
  firstOf?: number;
}

/** A thumbnail with its caption, cut; the viewer shows the whole caption. */
function Thumb({ picture: { src, alt, focus, title, seed }, firstOf = 0 }: ThumbProps) {
  const tabletVw = firstOf > 3 && firstOf % 3 === 1 ? 92 : 33;
  const phoneVw = firstOf % 2 === 1 ? 88 : 43;
  return (
    <>
      <ResponsiveImage
        src={src}
        alt={alt && alt !== title ? alt : ''}
        focus={focus}
        seed={seed}
        sizes={`(min-width: 900px) 270px, (min-width: 769px) ${tabletVw}vw, ${phoneVw}vw`}
      />
      <span dir="auto">{truncate(title, titleCharacters).text}</span>
    </>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  // Two columns, or one if large type leaves no room for captions.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 40%)), 1fr))',
  gap: theme.spacing(3, 1.5),
  marginBlockEnd: theme.spacing(4),
  padding: 0,
  // In two columns: with an odd count, the first takes a whole row.
  [`@media screen and (max-width: ${mobileBreakpointPx}px)`]: {
    '& > li:first-of-type:nth-last-of-type(2n + 3)': { gridColumn: '1 / -1' },
  },
  // In three columns: if one would be alone in the last row, the first takes a whole row.
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
