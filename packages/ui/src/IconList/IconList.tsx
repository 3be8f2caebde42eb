import styled from '@emotion/styled';
import { type ComponentPropsWithRef, createElement } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { color, font, media, space } from '../theme/index.ts';

/** One thing that is offered, asked or aimed at. */
export interface IconListItem {
  /** A few words. */
  title: string;
  /** A sentence or two. */
  text?: string;
  /** Where there is more. */
  href?: string;
  /** A sign instead of the patch. */
  icon?: IconName;
}

export interface IconListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The items, in order. */
  items: readonly IconListItem[];
  /** How many stand beside each other where there is room. @default 2 */
  columns?: 1 | 2 | 3;
  /** Makes the titles headings of this level. @default no headings */
  headingLevel?: 2 | 3 | 4;
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)} ${space(5)};
  & > li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: ${space(2)};
  }
  & > li > svg {
    width: 28px;
    height: 28px;
    margin-top: 0.1em;
  }
  & > li > svg[data-patch] {
    forced-color-adjust: none;
  }
  & > li > svg:not([data-patch]) {
    color: ${color.primary};
  }
  & [data-title] {
    font: 600 1.1875rem/1.3 ${font.heading};
    padding-top: 0.15em;
  }
  & [data-title] + p {
    margin-top: ${space(0.5)};
    text-wrap: pretty;
  }
  /* Two beside each other wherever both have room: a tablet held upright is no wide phone. */
  &:not([data-columns='1']) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(300px, 40%)), 1fr));
  }
  /* On paper a grid would go to the next sheet whole and leave its heading behind. */
  ${media.print} {
    display: flex;
    flex-wrap: wrap;
    & > li {
      flex: 1 1 40%;
    }
  }
  ${media.wide} {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/** Three are no two and one. */
const ThreeRoot = styled(Root)`
  @media (max-width: 899.98px) {
    &:not([data-columns='1']) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Four ways to sew a square of two triangles; neighbors differ, as in a quilt of scraps. */
const turns = [0, 90, 180, 270] as const;
const cloths = [
  [color.primary, color.border],
  [color.pine, color.border],
  [color.accent, color.border],
] as const;

function Patch({ index }: { index: number }) {
  const [dark, light] = cloths[index % cloths.length] ?? cloths[0];
  return (
    <svg viewBox="0 0 28 28" data-patch="" aria-hidden="true">
      <path fill={light} d="M0 0h28v28H0z" />
      <g transform={`rotate(${turns[index % turns.length]} 14 14)`} fill={dark}>
        <path d="M0 0h28L0 28z" />
      </g>
    </svg>
  );
}

/**
 * What is offered, who it is for, what we aim at: a list whose marks are patches of a quilt, or signs. Renders a `<ul>`.
 *
 * - **When**: three to nine short things of equal rank.
 * - **Not for**: steps in an order: `Steps`.
 * - **Keys**: Tab, where items are links.
 */
export function IconList({ items, columns = 2, headingLevel, ...rest }: IconListProps) {
  const List = items.length === 3 ? ThreeRoot : Root;
  return (
    <List data-columns={columns} {...rest}>
      {items.map((item, index) => (
        <li key={item.title}>
          {item.icon ? <Icon name={item.icon} sizePx={28} /> : <Patch index={index} />}
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
    </List>
  );
}
