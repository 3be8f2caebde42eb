import { styled } from '@mui/material/styles';
import { podcastSidebarDescriptionCharacters, podcastSidebarTitleCharacters } from '@porchlight/contract/limits';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Heading } from '../../data-display/Heading/index.ts';
import { LongDate } from '../../data-display/LongDate/index.ts';
import { truncate } from '../../data-display/TruncatedText/index.ts';
import { Typography } from '../../data-display/Typography/index.ts';
import type { QuiltName } from '../../media/QuiltBlock/index.ts';
import { ResponsiveImage } from '../../media/ResponsiveImage/index.ts';
import { CardTitle } from '../../surfaces/CardFrame/index.ts';
import { color, radius, smallText, space } from '../../theme/index.ts';

/** An item of a `RelatedList`. */
export interface RelatedItem {
  title: string;
  /** URL of its page. */
  href: string;
  /** Plain text, cut at 100 graphemes. */
  description?: string | null;
  /** A day or a moment, shown below the title. */
  date?: string | null;
  /** URL of the picture; null shows the quilt block, undefined no picture. */
  image?: string | null;
  /** Focal point of the picture. @default the middle */
  focus?: string;
  /** Seed of the quilt block, such as the slug. */
  seed: string;
  /** Name of the quilt block. @default chosen by the seed */
  block?: QuiltName;
}

export interface RelatedListProps extends Omit<ComponentPropsWithRef<'aside'>, 'title' | 'children'> {
  /** Heading of the list, which also names it. @default 'Related' */
  title?: string;
  /** The records, in order. */
  items: readonly RelatedItem[];
  /** URL of the current page, which is left out of the list; query and fragment are ignored. */
  currentHref?: string;
  /** Shown when no items are left. @default 'Nothing else here yet.' */
  emptyText?: string;
  /** Content below the list, such as `SeeAll`. */
  action?: ReactNode;
}

const Root = styled('aside')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
});

const List = styled('ul')({
  '& > li': {
    display: 'flex',
    position: 'relative',
    gap: space(2),
    paddingBlock: space(2),
    borderTop: `1px solid ${color.border}`,
  },
  '& > li > [data-picture]': {
    flex: 'none',
    width: 72,
    alignSelf: 'flex-start',
    borderRadius: radius,
  },
  '& > li > div:last-child': {
    display: 'grid',
    alignContent: 'start',
    gap: space(0.5),
    minWidth: 0,
    lineHeight: 1.4,
    fontSize: smallText,
  },
  '& time': {
    color: color.muted,
  },
});

/** A URL without query and fragment. */
function pathOf(href: string | undefined): string | undefined {
  return href?.replace(/[?#].*$/, '');
}

/**
 * Other records of the same kind, beside a detail page. Renders an `<aside>`, named by its heading; not printed.
 *
 * - **When**: the side of a detail page.
 * - **Not for**: the end of a page: `CardGrid`.
 * - **Keys**: Tab moves from one link to the next.
 */
export function RelatedList({
  title = 'Related',
  items,
  currentHref,
  emptyText = 'Nothing else here yet.',
  action,
  ...rest
}: RelatedListProps) {
  const id = useId();
  const otherItems = items.filter((item) => pathOf(item.href) !== pathOf(currentHref));
  return (
    <Root data-noprint="" aria-labelledby={id} {...rest}>
      <Heading level={2} size={2} id={id}>
        {title}
      </Heading>
      {otherItems.length === 0 ? (
        <Typography color="textSecondary">{emptyText}</Typography>
      ) : (
        <List>
          {otherItems.map((item) => (
            <li key={item.href}>
              {item.image !== undefined && (
                <ResponsiveImage
                  data-picture=""
                  src={item.image}
                  // Decorative: at this size it only helps to find the title beside it.
                  alt=""
                  focus={item.focus}
                  seed={item.seed}
                  block={item.block}
                  ratio="1/1"
                  sizes="72px"
                />
              )}
              <div>
                <CardTitle
                  level={3}
                  size={0}
                  title={item.title}
                  href={item.href}
                  maxCharacters={podcastSidebarTitleCharacters}
                />
                <LongDate date={item.date} />
                {item.description && <p>{truncate(item.description, podcastSidebarDescriptionCharacters).text}</p>}
              </div>
            </li>
          ))}
        </List>
      )}
      {action}
    </Root>
  );
}
