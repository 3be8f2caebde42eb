import { LinkBehavior } from '../../theme/index.ts';
import { NewTabNote } from './NewTabNote.tsx';
import { newTabProps } from './new-tab.ts';

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

/**
 * The items of a list of links; the current page's link is marked. Renders `<li>`s. Plain anchors with the page's own
 * styles, since menus have hundreds: with MUI's `Link` they would double the time that the server takes for a page.
 */
export function LinkItems({ links, currentPath }: LinkItemsProps) {
  const current = ({ href, detailPath }: NavLink) => {
    if (href === currentPath) return 'page';
    return detailPath && currentPath?.startsWith(detailPath) ? 'true' : undefined;
  };
  return links.map((link, index) => {
    const newTab = /^https?:/.test(link.href);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a menu may have the same link twice
      <li key={`${link.href} ${index}`}>
        <LinkBehavior href={link.href} {...(newTab && newTabProps)} aria-current={current(link)}>
          {link.text}
          {newTab && <NewTabNote />}
        </LinkBehavior>
      </li>
    );
  });
}
