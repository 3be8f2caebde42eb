import { PageHeader, type PageHeaderProps } from '@porchlight/ui/PageHeader';
import { useOutletContext } from 'react-router-dom';

/**
 * The head of a public page; above its heading stands what the menus call the page, or the part of the site it is in. Its
 * layout says so, which has the menus.
 */
export function SitePageHeader(props: PageHeaderProps) {
  const kicker = useOutletContext<string | undefined>();
  return <PageHeader eyebrow={kicker} {...props} />;
}
