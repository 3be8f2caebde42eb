import type { ComponentPropsWithRef } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** An anchor that changes the page without loading it anew, for addresses of this program. */
export function RouterLink({ href = '', ...rest }: ComponentPropsWithRef<'a'>) {
  const { pathname } = useLocation();
  if (!isProgramAddress(href) || rest.download !== undefined) return <a href={href} {...rest} />;
  return <Link to={href} reloadDocument={isStaffAddress(href) && !isStaffAddress(pathname)} {...rest} />;
}

/** The dashboard is loaded anew from a public page: that page's policy knows the styles of public pages only. */
function isStaffAddress(path: string): boolean {
  return /^\/(dashboard|login)(\/|$)/.test(path);
}

/** Files and calls are answered by the server, anchors by the browser. */
function isProgramAddress(href: string): boolean {
  return href.startsWith('/') && !/^\/(\/|api\/|images\/|pdfs\/|media\/|forms\/|feeds\/)|\.ics$/.test(href);
}
