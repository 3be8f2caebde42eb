import { type ComponentPropsWithRef, use } from 'react';
import { LinkContext } from './link-context.ts';

/** Whether a URL is absolute or handled by the browser (mailto:, tel:), as opposed to a path of the site. */
function isExternalHref(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

export interface LinkBehaviorProps extends ComponentPropsWithRef<'a'> {
  /** The target: a path of the site, or a full URL elsewhere. */
  href?: string;
}

/**
 * The anchor of all MUI components with `href`: paths of the site use the link component given to `PorchlightProvider`;
 * other URLs, fragments, and links that open a new tab are plain anchors.
 */
export function LinkBehavior({ href = '', ...rest }: LinkBehaviorProps) {
  const SiteLink = use(LinkContext);
  const isPlain = isExternalHref(href) || href.startsWith('#') || rest.target === '_blank';
  return isPlain ? <a href={href} {...rest} /> : <SiteLink href={href} {...rest} />;
}
