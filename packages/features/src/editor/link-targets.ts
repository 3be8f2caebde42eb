import { entityOf } from '@porchlight/contract/entities';
import { toStoredLink } from '@porchlight/contract/link-input';
import { linkParts } from '@porchlight/contract/links';
import type { EntityFormField } from '@porchlight/ui/inputs/EntityForm';
import { findRecords } from '../api/index.ts';
import { allPageLinks, noticeLinks, programLinks } from '../site/index.ts';
import { urls } from '../urls/index.ts';

const home = { text: 'Home', href: urls.home };

/** The pages and records of this site that a link field can lead to. */
export const linkTargets: NonNullable<EntityFormField['linkTargets']> = {
  pages: [home, ...programLinks, ...allPageLinks, ...noticeLinks].flatMap(({ text, href }) => {
    const value = toStoredLink(href);
    return linkParts(value).type === 'page' ? [{ value, label: text }] : [];
  }),
  async findRecords(words) {
    const records = await findRecords(words);
    // Only records with a page of their own.
    return records.flatMap(({ resource, id, title }) => {
      const { paged, singular } = entityOf(resource);
      return paged ? [{ value: `record:${resource}/${id}`, label: `${title} (${singular})` }] : [];
    });
  },
};
