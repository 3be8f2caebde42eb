import { PageHeader, type PageHeaderProps } from '@porchlight/ui/PageHeader';
import { useLocation } from 'react-router-dom';
import { kickerOf } from './navigation.ts';

/** The head of a public page; above its heading stands what the menus call the page, or the part of the site it is in. */
export function SitePageHeader(props: PageHeaderProps) {
  return <PageHeader eyebrow={kickerOf(useLocation().pathname)} {...props} />;
}
