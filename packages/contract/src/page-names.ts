/** Names of the site's pages, for links without a text of their own and for choosing a page. */
import { linkedPagePaths } from './links.ts';
import type { OrganizationFacts } from './organization.ts';
import { type PlaceKey, placeOf } from './places.ts';
import { teamTypeHeadings } from './texts.ts';

type PageName = string | ((organization: Pick<OrganizationFacts, 'places'>) => string);

const placeName = (key: PlaceKey) => (organization: Pick<OrganizationFacts, 'places'>) =>
  placeOf(organization, key)?.name ?? '';

/** By the page's key, in the order in which they are offered. */
const pageNames: Readonly<Record<string, PageName>> = {
  home: 'Home',
  democratisation: 'Education & democracy',
  heritage: 'Culture & heritage',
  health: 'Health & wellness',
  forestService: 'Forest service',
  whoWeAre: 'Who we are',
  whatWeDo: 'What we do',
  howWeWork: 'How we work',
  stories: 'Stories',
  articles: 'Articles',
  events: 'Events',
  elections: 'Elections',
  podcasts: 'Podcasts',
  gallery: 'Gallery',
  topics: 'Topics',
  forms: 'Forms',
  resources: 'Resources',
  vote: 'Vote',
  kenya: 'Kenya',
  actionNetwork: 'Action network',
  divisions: 'Our centers',
  democracyCenter: placeName('first'),
  foodPantry: placeName('second'),
  porch: placeName('third'),
  interfaithCenter: placeName('fourth'),
  'teamType/director': teamTypeHeadings.director,
  'teamType/staff': teamTypeHeadings.staff,
  'teamType/advisory': teamTypeHeadings.advisory,
  donate: 'Ways to give',
  contact: 'Contact',
  search: 'Search',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
};

/** The name of the page with a key; undefined where there is no page. @param key as in `page:donate` */
export function pageName(key: string, organization: Pick<OrganizationFacts, 'places'>): string | undefined {
  const name = pageNames[key];
  if (typeof name === 'function') return name(organization);
  // A page that was added without a name still has its path.
  return name ?? linkedPagePaths.get(key);
}

/** The keys of all pages that a link can lead to, in the order in which they are offered. */
export const namedPages: readonly string[] = [...new Set([...Object.keys(pageNames), ...linkedPagePaths.keys()])];
