import type { imageWidths } from '@porchlight/contract/limits';
import { imagesPath, pdfsPath, subscribeCall } from '@porchlight/contract/public-addresses';

export { hyphenated } from './hyphenated.ts';
export { eventHref, podcastHref, storyHref } from './record-urls.ts';

/** Every address of the site, each spelled once. Functions take what varies. */
export const urls = {
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
  login: '/login',
  democracyCenter: '/the-plow-and-pew-democracy-center',
  foodPantry: (name: string) => `/${name}'s-food-pantry`,
  porch: (name: string) => `/${name}'s-porch`,
  interfaithCenter: (name: string) => `/${name}'s-interfaith-center`,
  /** The pantry's application as a PDF; `apps/web/media/` makes it. */
  pantryApplication: '/forms/food-pantry-application.pdf',
  dashboard: '/dashboard',
  /** What was changed, by whom; optionally of one resource. */
  history: (resource?: string) => `/dashboard/history${resource ? `?resource=${resource}` : ''}`,
  /** What was deleted and can be brought back; optionally of one resource. */
  trash: (resource?: string) => `/dashboard/trash${resource ? `?resource=${resource}` : ''}`,
} as const;

/** Addresses of a resource's four dashboard screens. */
export interface DashboardUrls {
  list: string;
  create: string;
  edit: (id: number | string) => string;
  show: (id: number | string) => string;
  /** Where an edit leads that was saved. @default the list */
  edited?: string;
}

/**
 * The dashboard addresses of a resource.
 * @param plural last segment of its list, as in `articles`
 * @param noun what follows `create-`, `edit-` and `show-`, as in `article`
 */
export function dashboardUrls(plural: string, noun: string): DashboardUrls {
  return {
    list: `/dashboard/${plural}`,
    create: `/dashboard/create-${noun}`,
    edit: (id) => `/dashboard/edit-${noun}/${id}`,
    show: (id) => `/dashboard/show-${noun}/${id}`,
  };
}

const backend = import.meta.env.VITE_BACKEND_URL ?? '';

/** Where the subscribe form goes without a script. */
export const subscribeUrl = `${backend}${subscribeCall.path}`;

/** Address of a stored picture; a backend elsewhere serves its own. */
export const imageUrl = (name: string) =>
  isChosen(name) ? name : `${backend}${imagesPath}${encodeURIComponent(name)}`;

/** Address of a small copy of a stored picture, so many pixels wide; a backend elsewhere may send the whole one. */
export const thumbnailUrl = (name: string, width: (typeof imageWidths)[number]) => `${imageUrl(name)}?w=${width}`;

/** Address of a record's picture; null where it has none. */
export const pictureUrl = (name: string | null): string | null => (name ? imageUrl(name) : null);

/** Address of a stored PDF. */
export const pdfUrl = (name: string) => (isChosen(name) ? name : `${backend}${pdfsPath}${encodeURIComponent(name)}`);

/** Whether a file's name is the address of one that was chosen and not sent yet, as in a preview. */
function isChosen(name: string): boolean {
  return name.startsWith('blob:');
}

function withSlug(path: string, slug: string | undefined): string {
  return slug ? `${path}?slug=${encodeURIComponent(slug)}` : path;
}
