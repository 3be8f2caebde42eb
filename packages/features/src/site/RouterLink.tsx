import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** An anchor that changes the page without loading it anew, for addresses of this program. */
export function RouterLink({
  href = '',
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) {
  const { pathname } = useLocation();
  if (!isProgramAddress(href) || rest.target || rest.download !== undefined) return <a href={href} {...rest} />;
  // Every route is known from the start: nothing has to be discovered from the links on a page.
  return (
    <Link discover="none" to={href} reloadDocument={isStaffAddress(href) && !isStaffAddress(pathname)} {...rest} />
  );
}

/** The dashboard is loaded anew from a public page: that page's policy knows the styles of public pages only. */
function isStaffAddress(path: string): boolean {
  return /^\/(dashboard|login)(\/|$)/.test(path);
}

/** Files and calls are answered by the server, anchors by the browser. */
function isProgramAddress(href: string): boolean {
  return href.startsWith('/') && !/^\/(\/|api\/|images\/|pdfs\/|media\/|forms\/|feeds\/)|\.ics$/.test(href);
}
