import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

/** An anchor that changes the page without loading it anew, for addresses of this program. */
export function RouterLink({
  href = '',
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) {
  if (!isProgramAddress(href) || rest.target || rest.download !== undefined) return <a href={href} {...rest} />;
  return <Link to={href} {...rest} />;
}

/** Files and calls are answered by the server, anchors by the browser. */
function isProgramAddress(href: string): boolean {
  return href.startsWith('/') && !/^\/(\/|api\/|images\/|pdfs\/|media\/|forms\/)/.test(href);
}
