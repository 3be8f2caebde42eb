import type { SectionContent } from '@porchlight/contract/sections/section-content';
import type { ListPageKey, SitePageKey } from '@porchlight/contract/site-pages';

/**
 * A page of the demo organization. Pictures, films and PDFs are named as in `pictures`, `films` and `papers`, without the
 * extension.
 */
export interface PageContent {
  key: SitePageKey | ListPageKey;
  title: string;
  /** For search results and shared links. */
  description: string;
  /** @default the title */
  menu_label?: string;
  sections: readonly SectionContent[];
}
