import { slugMaxCharacters } from './limits.ts';

/** Value of {name} in the centers' URLs: /ruby's-food-pantry. */
export const centerName = 'ruby';

/**
 * The addresses of all public pages. The key also gives the file name: `teamType` is `team-type.page.tsx` in some
 * folder of features. Addresses with parameters are functions.
 */
export const pageUrls = {
  home: '/',
  whoWeAre: '/who-we-are',
  whatWeDo: '/what-we-do',
  howWeWork: '/how-we-work',
  divisions: '/divisions',
  forestService: '/usda-forest-service',
  democratisation: '/democratisation',
  heritage: '/culture-and-heritage',
  health: '/health-and-wellness',
  vote: '/vote',
  kenya: '/kenya',
  donate: '/donate',
  contact: '/contact',
  privacy: '/privacy',
  accessibility: '/accessibility',
  articles: '/all-articles',
  article: (id: number | string, slug?: string) => withSlug(`/article/${id}`, slug),
  stories: '/stories',
  story: (id: number | string, slug?: string) => withSlug(`/story/${id}`, slug),
  events: '/events',
  event: (id: number | string, slug?: string) => withSlug(`/event/${id}`, slug),
  /** Page on which people register for an event, which is also where they send it. */
  eventRegistration: (id: number | string) => `/event/${id}/register`,
  elections: '/election-calendar',
  election: (id: number | string) => `/election/${id}`,
  gallery: '/gallery',
  search: '/search',
  resources: '/resources',
  actionNetwork: '/action-network',
  /** A page of the institute's own by its id, which leads to its address. */
  page: (id: number | string) => `/page/${id}`,
  topics: '/topic',
  /** A topic's page, by its slug or by its id, which leads to the slug. */
  topic: (slug: number | string) => `/topic/${encodeURI(String(slug))}`,
  forms: '/form',
  /** A form's page, at which it is also sent. */
  form: (id: number | string, slug?: string) => withSlug(`/form/${id}`, slug),
  podcasts: '/podcasts',
  podcast: (id: number | string, slug?: string) => withSlug(`/podcast/${id}`, slug),
  teamType: (type: string) => `/team-type/${type}`,
  democracyCenter: '/the-plow-and-pew-democracy-center',
  foodPantry: (name: string) => `/${name}'s-food-pantry`,
  porch: (name: string) => `/${name}'s-porch`,
  interfaithCenter: (name: string) => `/${name}'s-interfaith-center`,
} as const;

/** All addresses of the site. */
export const urls = {
  ...pageUrls,
  login: '/login',
  /** Page that requests a link for choosing a new password. */
  forgotPassword: '/forgot-password',
  /** Page that such a link opens; its token follows `#`. */
  newPassword: '/new-password',
  /** The pantry's application as a PDF. */
  pantryApplication: '/forms/food-pantry-application.pdf',
  dashboard: '/dashboard',
  myAccount: '/dashboard/my-account',
  /** Screen with the history of changes, optionally of one resource. */
  history: (resource?: string) => `/dashboard/history${resource ? `?resource=${resource}` : ''}`,
  /** Screen with the security log: sign-ins, rejected calls, changes of accounts. */
  securityLog: '/dashboard/security-log',
  /** Screen with the API keys of the organization's programs. */
  apiKeys: '/dashboard/api-keys',
  /** Screen with the facts of the organization that are typed into texts. */
  typedFacts: '/dashboard/typed-facts',
  /** Screen with the change sets. */
  changeSets: '/dashboard/change-sets',
  /** Screen with one of them. */
  changeSet: (id: number | string) => `/dashboard/show-change-set/${id}`,
  /** Screen with deleted records that can be restored, optionally of one resource. */
  trash: (resource?: string) => `/dashboard/trash${resource ? `?resource=${resource}` : ''}`,
} as const;

function withSlug(path: string, slug: string | undefined): string {
  return slug ? `${path}?slug=${encodeURIComponent(slug)}` : path;
}

/**
 * The slug query of a story's, event's or podcast's address: the text with its whitespace replaced by hyphens and
 * nothing else changed. It only makes the address readable, so a long one is cut. spec 2.1
 * @param text the story's subtitle, the event's or podcast's title
 */
export function hyphenated(text: string): string {
  const words = text.trim().replace(/\s+/g, '-');
  // By code points, so that no surrogate pair is split.
  return words.length > slugMaxCharacters ? Array.from(words).slice(0, slugMaxCharacters).join('') : words;
}

/** The fields of a record that its address is made from. */
interface Titled {
  id: number;
  title: string;
}

/** A story's address; its slug query is the subtitle with hyphens. spec 2.1 */
export function storyUrl({ id, subtitle, title }: Titled & { subtitle: string }): string {
  return urls.story(id, hyphenated(subtitle || title));
}

/** An event's address; its slug query is the title with hyphens. spec 2.1 */
export function eventUrl({ id, title }: Titled): string {
  return urls.event(id, hyphenated(title));
}

/** A podcast's address; its slug query is the title with hyphens. spec 2.1 */
export function podcastUrl({ id, title }: Titled): string {
  return urls.podcast(id, hyphenated(title));
}

/** A topic's address, by its name. A draft without a name has its id. */
export function topicUrl({ id, slug }: { id: number; slug: string }): string {
  return urls.topic(slug || id);
}

/** The address of the records of one kind that a topic has. @param address that of the topic */
export function topicKindUrl(address: string, kind: string): string {
  return `${address}?kind=${kind}`;
}
