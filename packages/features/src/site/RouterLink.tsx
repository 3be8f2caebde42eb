import type { ComponentPropsWithRef } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** A link with client-side navigation for pages of this app; a plain anchor for other URLs and downloads. */
export function RouterLink({ href = '', ...rest }: ComponentPropsWithRef<'a'>) {
  const { pathname } = useLocation();
  if (!isAppPath(href) || rest.download !== undefined) return <a href={href} {...rest} />;
  return <Link to={href} reloadDocument={isDashboardPath(href) && !isDashboardPath(pathname)} {...rest} />;
}

/**
 * From public pages, the dashboard needs a full page load: their Content-Security-Policy allows only their own styles.
 */
function isDashboardPath(path: string): boolean {
  return /^\/(dashboard|login)(\/|$)/.test(path);
}

/** Whether the router handles a URL; files and API calls are left to the server, fragments to the browser. */
function isAppPath(href: string): boolean {
  return href.startsWith('/') && !/^\/(\/|api\/|images\/|pdfs\/|media\/|forms\/|feeds\/)|\.ics$/.test(href);
}
