import { Link } from './Link.tsx';

/** A link of a navigation. */
export interface NavLink {
  text: string;
  href: string;
}

export interface LinkItemsProps {
  /** The pages, in their order. */
  links: readonly NavLink[];
  /** Path of the page that is shown; marks its link. */
  currentPath?: string;
}

/** The items of a list of pages; the one that is shown is told as such. Renders `<li>`s. */
export function LinkItems({ links, currentPath }: LinkItemsProps) {
  return links.map(({ text, href }) => (
    <li key={href}>
      <Link href={href} aria-current={href === currentPath ? 'page' : undefined}>
        {text}
      </Link>
    </li>
  ));
}
