import { type ComponentPropsWithRef, use } from 'react';
import { LinkContext } from './link-context.ts';

/** Tells an address elsewhere, or one the browser handles (mailto:, tel:), from a path of the site. */
function leavesSite(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

export interface LinkBehaviorProps extends ComponentPropsWithRef<'a'> {
  /** Where it leads: a path of the site, or a whole address elsewhere. */
  href?: string;
}

/**
 * The anchor of every MUI component that is given `href`: paths of the site go through the link component given to
 * `PorchlightProvider`, everything else, and what opens a tab of its own, is a plain anchor.
 */
export function LinkBehavior({ href = '', ...rest }: LinkBehaviorProps) {
  const SiteLink = use(LinkContext);
  const isPlain = leavesSite(href) || href.startsWith('#') || rest.target === '_blank';
  return isPlain ? <a href={href} {...rest} /> : <SiteLink href={href} {...rest} />;
}
