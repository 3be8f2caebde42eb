import { PageHeader, type PageHeaderProps } from '@porchlight/ui/layout/PageHeader';
import { useContext } from 'react';
import { useOutletContext } from 'react-router-dom';
import { PageWordsContext } from './page-words.ts';

/**
 * Header of a public page; above its heading is the page's name in the menus, or the section that it belongs to, which
 * comes from the layout.
 */
export function SitePageHeader(props: PageHeaderProps) {
  const eyebrow = useOutletContext<string | undefined>();
  const words = useContext(PageWordsContext);
  return <PageHeader eyebrow={eyebrow} {...props} {...words} />;
}
