import { howWeWork } from './how-we-work.ts';
import { lists } from './lists.ts';
import type { PageContent } from './page-content.ts';

/** The pages of the site, in the words of the demo organization. */
export const pages: readonly PageContent[] = [howWeWork, ...lists];
