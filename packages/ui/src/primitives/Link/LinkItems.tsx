import { Link } from './Link.tsx';

/** A link in a navigation. */
export interface NavLink {
  text: string;
  href: string;
}

export interface LinkItemsProps {
  /** The links, in order. */
  links: readonly NavLink[];
  /** Path of the current page; its link gets `aria-current="page"`. */
  currentPath?: string;
}

/** The items of a list of links; the current page's link is marked. Renders `<li>`s. */
export function LinkItems({ links, currentPath }: LinkItemsProps) {
  return links.map(({ text, href }) => (
    <li key={href}>
      <Link href={href} aria-current={href === currentPath ? 'page' : undefined}>
        {text}
      </Link>
    </li>
  ));
}
