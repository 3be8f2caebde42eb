import styled from '@emotion/styled';
import { podcastSidebarDescriptionCharacters, podcastSidebarTitleCharacters } from '@porchlight/contract/limits';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { CardTitle } from '../CardFrame/index.ts';
import { Heading } from '../Heading/index.ts';
import { LongDate } from '../LongDate/index.ts';
import type { QuiltName } from '../QuiltBlock/index.ts';
import { ResponsiveImage } from '../ResponsiveImage/index.ts';
import { truncate } from '../TruncatedText/index.ts';
import { Typography } from '../Typography/index.ts';
import { color, media, radius, smallText, space } from '../theme/index.ts';

/** One of the records that are related. */
export interface RelatedItem {
  title: string;
  /** Its page. */
  href: string;
  /** Plain text. */
  description?: string | null;
  /** A day or a moment. */
  date?: string | null;
  /** Address of the picture; null shows the quilt block, undefined no picture. */
  image?: string | null;
  /** Draws the quilt block, such as the slug. */
  seed: string;
  /** Which block. @default one that the seed chooses */
  block?: QuiltName;
}

export interface RelatedListProps extends Omit<ComponentPropsWithRef<'aside'>, 'title' | 'children'> {
  /** Heading of the list, which names it. @default 'Related' */
  title?: string;
  /** The records, in order. */
  items: readonly RelatedItem[];
  /** The page that is shown; left out of the list, whatever its query says. */
  currentHref?: string;
  /** Graphemes of a title that are shown. @default 50 */
  titleCharacters?: number;
  /** Graphemes of a description that are shown. @default 100 */
  descriptionCharacters?: number;
  /** Said when nothing is left to list. @default 'Nothing else here yet.' */
  emptyText?: string;
  /** Below the list, such as `SeeAll`. */
  action?: ReactNode;
  /** Place of the heading in the page's outline; the titles stand one below. @default 2 */
  headingLevel?: 2 | 3;
}

const Root = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  /* On paper a row of a grid leaves its heading behind. */
  ${media.print} {
    display: block;
  }
`;

const List = styled.ul`
  & > li {
    display: flex;
    position: relative;
    gap: ${space(2)};
    padding-block: ${space(2)};
    border-top: 1px solid ${color.border};
  }
  & > li > [data-picture] {
    flex: none;
    width: 72px;
    align-self: flex-start;
    border-radius: ${radius};
  }
  & > li > div:last-child {
    display: grid;
    align-content: start;
    gap: ${space(0.5)};
    min-width: 0;
    line-height: 1.4;
    font-size: ${smallText};
  }
  & time {
    color: ${color.muted};
  }
`;

/** An address without its query and fragment: a wrong slug is still the same page. */
function pathOf(href: string | undefined): string | undefined {
  return href?.replace(/[?#].*$/, '');
}

/**
 * Other records of the same kind, beside a detail page. Renders an `<aside>`, named by its heading.
 *
 * - **When**: the side of a detail page.
 * - **Not for**: the end of a page: `CardGrid`.
 * - **Keys**: Tab from one to the next.
 */
export function RelatedList({
  title = 'Related',
  items,
  currentHref,
  titleCharacters = podcastSidebarTitleCharacters,
  descriptionCharacters = podcastSidebarDescriptionCharacters,
  emptyText = 'Nothing else here yet.',
  action,
  headingLevel = 2,
  ...rest
}: RelatedListProps) {
  const id = useId();
  const shown = items.filter((item) => pathOf(item.href) !== pathOf(currentHref));
  return (
    <Root aria-labelledby={id} {...rest}>
      <Heading level={headingLevel} size={2} id={id}>
        {title}
      </Heading>
      {shown.length === 0 ? (
        <Typography color="textSecondary">{emptyText}</Typography>
      ) : (
        <List>
          {shown.map((item) => (
            <li key={item.href}>
              {item.image !== undefined && (
                <ResponsiveImage
                  data-picture=""
                  src={item.image}
                  alt=""
                  seed={item.seed}
                  block={item.block}
                  ratio="1/1"
                  sizes="72px"
                />
              )}
              <div>
                <CardTitle
                  level={headingLevel === 2 ? 3 : 4}
                  size={0}
                  title={item.title}
                  href={item.href}
                  maxCharacters={titleCharacters}
                />
                <LongDate date={item.date} />
                {item.description && <p>{truncate(item.description, descriptionCharacters).text}</p>}
              </div>
            </li>
          ))}
        </List>
      )}
      {action}
    </Root>
  );
}
