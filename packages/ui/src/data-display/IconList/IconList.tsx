import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, createElement, type ReactNode } from 'react';
import { Link } from '../../navigation/Link/index.ts';
import { font, media } from '../../theme/index.ts';

/** An item of an `IconList`, such as an offer, a requirement or a goal. */
export interface IconListItem {
  /** A few words. */
  title: string;
  /** A sentence or two; a text is put into a paragraph, anything else is rendered as it is. */
  text?: ReactNode;
  /** Link target of the title. */
  href?: string;
  /** Opens a new tab and tells screen readers so. @default false */
  newTab?: boolean;
  /** Icon before the title, from `@mui/icons-material`. @default none */
  icon?: ReactNode;
}

export interface IconListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The items, in order. */
  items: readonly IconListItem[];
  /** Most columns, where there is room. @default 2 */
  columns?: 1 | 2 | 3;
  /** Makes the titles headings of this level. @default no headings */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A list of short items, each under a line: what is offered, who it is for, what we aim at. Renders a `<ul>`.
 *
 * - **When**: three to nine short things of equal rank.
 * - **Not for**: ordered steps: `Steps`.
 * - **Keys**: Tab, where items are links.
 */
export function IconList({ items, columns = 2, headingLevel, ...rest }: IconListProps) {
  return (
    <Root data-columns={columns} data-three={items.length === 3 || undefined} {...rest}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same title
        <li key={index}>
          {item.icon}
          <div>
            {createElement(
              headingLevel ? `h${headingLevel}` : 'p',
              { 'data-title': '' },
              item.href ? (
                <Link href={item.href} newTab={item.newTab}>
                  {item.title}
                </Link>
              ) : (
                item.title
              ),
            )}
            {item.text && (typeof item.text === 'string' ? <p>{item.text}</p> : <div>{item.text}</div>)}
          </div>
        </li>
      ))}
    </Root>
  );
}

const Root = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 5),
  [theme.breakpoints.up('md')]: { rowGap: theme.spacing(3), '& > li': { paddingBlockStart: theme.spacing(1.5) } },
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > li': {
    display: 'flex',
    gap: theme.spacing(2),
    paddingBlockStart: theme.spacing(1),
    borderBlockStart: `2px solid ${theme.palette.divider}`,
  },
  '& > li > div': { minWidth: 0 },
  '& > li > svg': { fontSize: '1.75rem', color: theme.palette.primary.main },
  '& [data-title]': { font: `600 1.1875rem/1.3 ${font.heading}` },
  '& [data-title] + *': {
    marginBlockStart: theme.spacing(0.5),
    textWrap: 'pretty',
    [media.phone]: { font: `1rem/1.5 ${font.body}` },
  },
  // Two columns wherever both fit, including tablets in portrait orientation.
  "&:not([data-columns='1'])": { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(300px, 40%)), 1fr))' },
  // Three items in two columns would leave one alone in its row: one column instead.
  [theme.breakpoints.down('lg')]: { '&&[data-three]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  [theme.breakpoints.up('lg')]: { "&&[data-columns='3']": { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  // A printed grid moves to the next page as a whole and leaves its heading behind; flex rows can break across pages.
  [media.print]: { display: 'flex', flexWrap: 'wrap', '& > li': { flex: '1 1 40%' } },
}));
