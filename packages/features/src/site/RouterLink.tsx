import type { ComponentPropsWithRef } from 'react';
import { Link, useLocation } from 'react-router-dom';

/**
 * A link with client-side navigation for pages of this app; a plain anchor for other URLs and downloads. The server
 * renders all as plain anchors, with the same markup: pages have a hundred links, and the router's cost more than the
 * rest of the menus.
 */
export const RouterLink = import.meta.env.SSR ? PlainLink : SiteLink;

function PlainLink(props: ComponentPropsWithRef<'a'>) {
  return <a {...props} />;
}

function SiteLink({ href = '', ...rest }: ComponentPropsWithRef<'a'>) {
  const { pathname } = useLocation();
  if (!isAppPath(href) || rest.download !== undefined) return <a href={href} {...rest} />;
  // A page that uses the camera says so in its own headers.
  const reloads = (isDashboardPath(href) && !isDashboardPath(pathname)) || /\/check-in$/.test(href);
  // There is nothing to discover: the program has all routes. The attribute would be on a hundred links of a page.
  return <Link to={href} reloadDocument={reloads} discover="none" {...rest} />;
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
