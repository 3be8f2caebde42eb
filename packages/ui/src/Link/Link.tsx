import { type ComponentPropsWithRef, use } from 'react';
import { LinkContext } from '../theme/link-context.ts';
import { NewTabNote } from './NewTabNote.tsx';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Where it leads: a path of the site, or a whole address elsewhere. */
  href: string;
  /** Opens in a new tab; say so in the words around, or let the component say it to screen readers. @default false */
  newTab?: boolean;
  /** Read after the link's words by screen readers when it opens a new tab; '' when the words already say it. @default '(opens in a new tab)' */
  newTabText?: string;
}

/** Tells an address elsewhere, or one the browser handles (mailto:, tel:), from a path of the site. */
function leavesSite(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/**
 * A link. Paths of the site go through the link component given to `PorchlightProvider`, everything else is a plain
 * anchor. Renders an `<a>`.
 *
 * - **When**: going somewhere, inside the site or out of it.
 * - **Not for**: doing something here: `Button`.
 * - **Keys**: Enter.
 */
export function Link({ href, newTab = false, newTabText, children, ...rest }: LinkProps) {
  const SiteLink = use(LinkContext);
  if (newTab) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <NewTabNote text={newTabText} />
      </a>
    );
  }
  if (leavesSite(href) || href.startsWith('#')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <SiteLink href={href} {...rest}>
      {children}
    </SiteLink>
  );
}
