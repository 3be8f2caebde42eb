import { slugMaxCharacters } from './limits.ts';

/**
 * Every public page, its address spelled once. Its key names its file as well: `teamType` is `team-type.page.tsx`, in
 * whichever folder of features. Functions take what varies.
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
  elections: '/election-calendar',
  election: (id: number | string) => `/election/${id}`,
  gallery: '/gallery',
  search: '/search',
  resources: '/resources',
  actionNetwork: '/action-network',
  podcasts: '/podcasts',
  podcast: (id: number | string, slug?: string) => withSlug(`/podcast/${id}`, slug),
  teamType: (type: string) => `/team-type/${type}`,
  democracyCenter: '/the-plow-and-pew-democracy-center',
  foodPantry: (name: string) => `/${name}'s-food-pantry`,
  porch: (name: string) => `/${name}'s-porch`,
  interfaithCenter: (name: string) => `/${name}'s-interfaith-center`,
} as const;

/** Every address of the site. */
export const urls = {
  ...pageUrls,
  login: '/login',
  /** Asks for a link to choose another password by. */
  forgotPassword: '/forgot-password',
  /** Where such a link leads; its token stands behind `#`. */
  newPassword: '/new-password',
  /** The pantry's application as a PDF. */
  pantryApplication: '/forms/food-pantry-application.pdf',
  dashboard: '/dashboard',
  myAccount: '/dashboard/my-account',
  /** What was changed, by whom; optionally of one resource. */
  history: (resource?: string) => `/dashboard/history${resource ? `?resource=${resource}` : ''}`,
  /** What concerns the site's safety: sign-ins, refusals, changes of accounts. */
  securityLog: '/dashboard/security-log',
  /** Keys by which programs of the organization call. */
  apiKeys: '/dashboard/api-keys',
  /** What was deleted and can be brought back; optionally of one resource. */
  trash: (resource?: string) => `/dashboard/trash${resource ? `?resource=${resource}` : ''}`,
} as const;

function withSlug(path: string, slug: string | undefined): string {
  return slug ? `${path}?slug=${encodeURIComponent(slug)}` : path;
}

/**
 * The slug query of a story's, event's or podcast's address: a text with its spaces as hyphens, nothing else changed.
 * It only makes the address readable, so a long one is cut. spec 2.1
 * @param text the story's subtitle, the event's or podcast's title
 */
export function hyphenated(text: string): string {
  const words = text.trim().replace(/\s+/g, '-');
  // By code points, so that no letter is cut in half.
  return words.length > slugMaxCharacters ? Array.from(words).slice(0, slugMaxCharacters).join('') : words;
}

/** What the address of a record is made of. */
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
