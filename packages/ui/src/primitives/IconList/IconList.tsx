import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, createElement, type ReactNode } from 'react';
import { font, media } from '../../theme/index.ts';
import { Link } from '../Link/index.ts';

/** One thing that is offered, asked or aimed at. */
export interface IconListItem {
  /** A few words. */
  title: string;
  /** A sentence or two. */
  text?: string;
  /** Where there is more. */
  href?: string;
  /** Before the title, one of `@mui/icons-material`. @default none */
  icon?: ReactNode;
}

export interface IconListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The items, in order. */
  items: readonly IconListItem[];
  /** How many stand beside each other where there is room. @default 2 */
  columns?: 1 | 2 | 3;
  /** Makes the titles headings of this level. @default no headings */
  headingLevel?: 2 | 3 | 4;
}

/**
 * What is offered, who it is for, what we aim at: a list whose items stand under a line each. Renders a `<ul>`.
 *
 * - **When**: three to nine short things of equal rank.
 * - **Not for**: steps in an order: `Steps`.
 * - **Keys**: Tab, where items are links.
 */
export function IconList({ items, columns = 2, headingLevel, ...rest }: IconListProps) {
  return (
    <Root data-columns={columns} data-three={items.length === 3 || undefined} {...rest}>
      {items.map((item) => (
        <li key={item.title}>
          {item.icon}
          <div>
            {createElement(
              headingLevel ? `h${headingLevel}` : 'p',
              { 'data-title': '' },
              item.href ? <Link href={item.href}>{item.title}</Link> : item.title,
            )}
            {item.text && <p>{item.text}</p>}
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
  '& > li': {
    display: 'flex',
    gap: theme.spacing(2),
    paddingBlockStart: theme.spacing(1),
    borderBlockStart: `2px solid ${theme.palette.divider}`,
  },
  '& > li > svg': { fontSize: '1.75rem', color: theme.palette.primary.main },
  '& [data-title]': { font: `600 1.1875rem/1.3 ${font.heading}` },
  '& [data-title] + p': {
    marginBlockStart: theme.spacing(0.5),
    textWrap: 'pretty',
    [media.phone]: { font: `1rem/1.5 ${font.body}` },
  },
  // Two beside each other wherever both have room: a tablet held upright is no wide phone.
  "&:not([data-columns='1'])": { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(300px, 40%)), 1fr))' },
  // Three are no two and one.
  [theme.breakpoints.down('lg')]: { '&&[data-three]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  [theme.breakpoints.up('lg')]: { "&&[data-columns='3']": { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  // On paper a grid would go to the next sheet whole and leave its heading behind.
  [media.print]: { display: 'flex', flexWrap: 'wrap', '& > li': { flex: '1 1 40%' } },
}));
