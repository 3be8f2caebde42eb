import type { SectionKind } from '@porchlight/contract/sections/kinds';
import type { StoredSection } from '@porchlight/contract/sections/section';
import { loadChunk } from '../api/index.ts';
import type { SectionView, SectionViews } from './section-view.ts';
import { usualViews } from './views/usual.tsx';

/** A file with views exports them under a name of its own. */
type ViewsModule = Readonly<Record<string, SectionViews>>;

/** The files with the views of the other kinds, which a page loads if it has one of them. */
const files = {
  'action-network': () => import('./views/action-network.tsx'),
  events: () => import('./views/events.tsx'),
  explain: () => import('./views/explain.tsx'),
  files: () => import('./views/files.tsx'),
  forms: () => import('./views/forms.tsx'),
  gallery: () => import('./views/gallery.tsx'),
  hero: () => import('./views/hero.tsx'),
  panorama: () => import('./views/panorama.tsx'),
  'partner-logos': () => import('./views/partner-logos.tsx'),
  people: () => import('./views/people.tsx'),
  reading: () => import('./views/reading.tsx'),
  search: () => import('./views/search.tsx'),
  slider: () => import('./views/slider.tsx'),
  'take-part': () => import('./views/take-part.tsx'),
  upcoming: () => import('./views/upcoming.tsx'),
  visit: () => import('./views/visit.tsx'),
} as const satisfies Readonly<Record<string, () => Promise<ViewsModule>>>;

/** How long a failure is remembered: long enough for the page to show it. ours */
const retryAfterMs = 5000;

type ViewFile = keyof typeof files;

const filesByKind: Readonly<Record<Exclude<SectionKind, keyof typeof usualViews>, ViewFile>> = {
  actionNetwork: 'action-network',
  attendEvent: 'events',
  upcomingElections: 'upcoming',
  upcomingEvents: 'upcoming',
  facts: 'explain',
  notice: 'explain',
  steps: 'explain',
  download: 'files',
  film: 'files',
  pdf: 'files',
  form: 'forms',
  gallery: 'gallery',
  hero: 'hero',
  panorama: 'panorama',
  partnerLogos: 'partner-logos',
  people: 'people',
  team: 'people',
  featuredStories: 'reading',
  newestArticles: 'reading',
  featuredPodcasts: 'reading',
  latestReading: 'reading',
  search: 'search',
  slider: 'slider',
  donationAmounts: 'take-part',
  subscribe: 'take-part',
  voterRegistration: 'take-part',
  contact: 'visit',
  openingHours: 'visit',
};

const fileOfKind: ReadonlyMap<string, ViewFile> = new Map(Object.entries(filesByKind));
const loaded = new Map<string, SectionView>(Object.entries(usualViews));
const loading = new Map<ViewFile, Promise<void>>();
const loadedFiles = new Set<ViewFile>();

/** The view of a section; undefined if this program doesn't know its kind or version, or has not loaded it. */
export function viewOf({ kind, version }: Pick<StoredSection, 'kind' | 'version'>): SectionView | undefined {
  const view = loaded.get(kind);
  return view && version <= (view.version ?? 1) ? view : undefined;
}

/** The files with the views of sections that visitors see, each once; none for the usual kinds. */
function filesOf(sections: readonly StoredSection[]): ViewFile[] {
  const found = sections.flatMap(({ hidden, kind }) => (hidden ? [] : (fileOfKind.get(kind) ?? [])));
  return [...new Set(found)];
}

/** Paths of the modules with the views of sections, as the ends of their names in the build's manifest. */
export function viewModules(sections: readonly StoredSection[] = []): string[] {
  return filesOf(sections).map((file) => `/sections/views/${file}.tsx`);
}

/** Whether the views of sections are loaded. */
export const hasViews = (sections: readonly StoredSection[]): boolean =>
  filesOf(sections).every((file) => loadedFiles.has(file));

/** Starts loading the views of sections, all at once. For those that are loaded, `use` returns at once. */
export function loadingViews(sections: readonly StoredSection[]): Promise<void>[] {
  return filesOf(sections).map((file) => loading.get(file) ?? startLoading(file));
}

function startLoading(file: ViewFile): Promise<void> {
  const load: () => Promise<ViewsModule> = files[file];
  const promise: Promise<void> = loadChunk(file, load).then((module) => {
    for (const views of Object.values(module)) for (const [kind, view] of Object.entries(views)) loaded.set(kind, view);
    loadedFiles.add(file);
    // React's `use` reads it, so that a page whose views are loaded is rendered at once, as on the server.
    Object.assign(promise, { status: 'fulfilled', value: undefined });
  });
  loading.set(file, promise);
  // The next page that needs it tries again; a page that has shown the error keeps it.
  promise.catch(() => setTimeout(() => loading.delete(file), retryAfterMs));
  return promise;
}

/** Loads the views of sections. @throws Error 'Loading chunk {name} failed' */
export async function loadViews(sections: readonly StoredSection[] = []): Promise<void> {
  await Promise.all(loadingViews(sections));
}
