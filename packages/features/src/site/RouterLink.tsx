import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

/** An anchor that changes the page without loading it anew, for addresses of this program. */
export function RouterLink({ href = '', ...rest }: AnchorProps) {
  const { pathname } = useLocation();
  const isLoaded = rest.target || rest.download !== undefined || (isStaffAddress(href) && !isStaffAddress(pathname));
  if (!isProgramAddress(href) || isLoaded) return <a href={href} {...rest} />;
  return <VisitLink href={href} {...rest} />;
}

/** The router's own link would bring a third of its framework with it, which looks for routes and fetches ahead. */
function VisitLink({ href = '', onClick, ...rest }: AnchorProps) {
  const visit = useLinkClickHandler(href);
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) visit(event);
  }
  return <a {...rest} href={href} onClick={handleClick} />;
}

/** The dashboard is loaded anew from a public page: that page's policy knows the styles of public pages only. */
function isStaffAddress(path: string): boolean {
  return /^\/(dashboard|login)(\/|$)/.test(path);
}

/** Files and calls are answered by the server, anchors by the browser. */
function isProgramAddress(href: string): boolean {
  return href.startsWith('/') && !/^\/(\/|api\/|images\/|pdfs\/|media\/|forms\/|feeds\/)|\.ics$/.test(href);
}
