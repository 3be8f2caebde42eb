import { Link } from './Link.tsx';

/** A link in a navigation. */
export interface NavLink {
  text: string;
  /** A path of the site; the address of another site opens a new tab. */
  href: string;
  /** Start of the paths of pages that belong to this link, such as the stories' of the list: it is marked on them too. */
  detailPath?: string;
}

export interface LinkItemsProps {
  /** The links, in order. */
  links: readonly NavLink[];
  /** Path of the current page; its link gets `aria-current="page"`, the link of its list `aria-current="true"`. */
  currentPath?: string;
}

/** The items of a list of links; the current page's link is marked. Renders `<li>`s. */
export function LinkItems({ links, currentPath }: LinkItemsProps) {
  const current = ({ href, detailPath }: NavLink) => {
    if (href === currentPath) return 'page';
    return detailPath && currentPath?.startsWith(detailPath) ? 'true' : undefined;
  };
  return links.map((link, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a menu may have the same link twice
    <li key={`${link.href} ${index}`}>
      <Link href={link.href} newTab={/^https?:/.test(link.href)} aria-current={current(link)}>
        {link.text}
      </Link>
    </li>
  ));
}
