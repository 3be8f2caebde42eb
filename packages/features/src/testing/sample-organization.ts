import type { MenusRecord } from '@porchlight/contract/entities';
import { firstMenus } from '@porchlight/contract/first-menus';
import { firstOrganization } from '@porchlight/contract/first-organization';
import { organizationFacts } from '@porchlight/contract/organization-facts';
import { pageName } from '@porchlight/contract/page-names';
import { sitePageKeys } from '@porchlight/contract/site-pages';
import { allParts } from '@porchlight/contract/testing/parts';
import { linkNames, visibleMenus } from '@porchlight/contract/visible-menus';
import { setMenus } from '../site/menus.ts';
import { setOrganization } from '../site/organization.ts';

const base = { id: 1, version: 1, created_at: '', updated_at: '' };

/** The organization's settings on a new server, for stories and tests, which have no server-rendered page. */
export const sampleOrganization = organizationFacts({
  ...base,
  ...{ second_phone: '', exceptions: '', banner: '', banner_from: null, banner_until: null },
  checks_links: false,
  search_words: '',
  counts_searches: false,
  ...allParts,
  ...{ tax_number: '', letter_thanks: '', letter_signature: '' },
  ...{ logo: null, logo_dark: null, share_picture: null, primary_color: '', accent_color: '' },
  ...({ heading_typeface: 'fraunces', text_typeface: 'source-sans', pattern: 'quilt', corners: 'soft' } as const),
  ...firstOrganization,
});

setOrganization(sampleOrganization);

/** The names of the pages of the site, which all are public. */
const sitePageNames = new Map(
  sitePageKeys.map((key) => [`page:${key}`, { title: pageName(key, sampleOrganization) ?? key }]),
);

/** Sets menus, which link to no other records, for a story or a test. @param fields @default those of a new server */
export function setSampleMenus(fields: Omit<MenusRecord, keyof typeof base> = firstMenus): void {
  setMenus(visibleMenus({ ...base, ...fields }, linkNames(sampleOrganization, sitePageNames)));
}

setSampleMenus();
