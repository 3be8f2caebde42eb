import { sitePageSlug } from '@porchlight/contract/site-pages';

/** The pages that an empty site begins with: drafts that say what to write. */
export function starterPages(): Record<string, unknown>[] {
  return [
    {
      title: 'How we work',
      slug: sitePageSlug('howWeWork'),
      state: 'draft',
      sections: [],
    },
  ];
}
