import type { ListQuery } from './calls.ts';
import type { PagedResource } from './discovery.ts';
import type { RecordOf, ResourceName } from './entities.ts';
import type { OrganizationFacts } from './organization.ts';
import type { AskedState } from './publication.ts';
import type { SearchAnswer, SearchQuery } from './search.ts';

/** What a list call answers, unwrapped. */
export interface ListAnswer<Item = unknown> {
  records: Item[];
  /** Records in all, from the X-Total-Count header; null when the backend does not say. */
  totalCount: number | null;
  /** Where a page stands among all records; missing when the answer is no page, or the backend knows no cursors. */
  page?: ListPage;
}

/** Where one page of a list stands. */
export interface ListPage {
  /** Cursor for what follows; null on the last page. */
  next: string | null;
  /** Cursor for what comes before; null on the first page. */
  previous: string | null;
  /** How many matching records come before the page's first. */
  position: number;
  /** Sum of the amounts of all that match, in dollars; missing where records have none. */
  amount?: number;
}

/**
 * Where pages get their records from: over HTTP in a browser, in the same process while the server renders.
 * All throw an object with a numeric `status` when a record or a list can't be had.
 */
export interface RecordSource {
  list<Name extends ResourceName>(name: Name, query: ListQuery): Promise<ListAnswer<RecordOf<Name>>>;
  /** @param state for staff, whichever state the record has to be in. @default published, as visitors see it */
  single<Name extends ResourceName>(name: Name, id: string, state?: AskedState): Promise<RecordOf<Name>>;
  /** Searches everything a visitor may read. @param signal breaks it off, where that is possible */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer>;
}

/**
 * Which part of the site a path belongs to, and under which key its rendered page may be cached. `route` is the pattern of
 * its path, as in `/story/:id`; `/*` for what no page has.
 */
export type PageMatch =
  /**
   * Rendered by the server. `key` is the path with the query parameters that change the page, in a fixed order.
   */
  | { kind: 'public'; route: string; key: string; modules: string[] }
  /** Drawn in the browser only: the sign-in page and the dashboard. */
  | { kind: 'client'; route: string; modules: string[] };

/** What the renderer is told. */
export interface RenderInput {
  /** Path and query, as in `PageMatch.key`. */
  url: string;
  /** Address of the site without a slash at its end, for canonical links. */
  origin: string;
  source: RecordSource;
  /** Address of a page's picture for shared links. @default the site's own card */
  cardUrl?: (path: string, card: PageCard) => string;
  /** Moment of rendering; the page carries it, so that the browser draws the same. */
  now: Date;
  /** Whether the visitor saves data: smaller pictures. @default false */
  savesData?: boolean;
  /** Whether only whoever has a preview link sees it: search engines list no such page. @default false */
  isPreview?: boolean;
}

export interface RenderedPage {
  status: number;
  /**
   * Whether it was asked for by its one address. There is no end to the others: made-up names, letters in another case,
   * page numbers that are none, words that are searched for. Only a page under its own address may be kept.
   */
  isOwnAddress: boolean;
  /** Markup of the page's root element. */
  root: string;
  /** Elements of the head (title, meta, canonical link), escaped. */
  head: string;
  /** Style elements of the head, in order; the policy carries the hash of each `css`. */
  styles: { attributes: string; css: string }[];
  /** JSON that the browser starts from. */
  state: string;
  /** Origins of the sounds of other sites that the page plays. */
  soundOrigins: readonly string[];
}

/** The answer to a form that was sent without a script, rendered: nothing takes it over. */
export type RenderedAnswer = Pick<RenderedPage, 'status' | 'root' | 'head' | 'styles'>;

/** What a shared link's picture shows of a page. */
export interface PageCard {
  title: string;
  /** What kind of page it is, such as 'Event'; '' for none. */
  label: string;
  /** When it takes place or was written, as people read it; null for none. */
  date: string | null;
  /** The page's quilt block. */
  block: CardBlock;
  /** The block beside the organization's name, as in the site's header. */
  mark: CardBlock;
}

/** A quilt block on a square of 100: the ground, then one path for each cloth, in drawing order. */
export interface CardBlock {
  ground: string;
  cloths: readonly { color: string; d: string }[];
  /** Whether copies may be turned. */
  turns: boolean;
}

/** What the site says of itself to feed readers, players and calendars. */
export interface SiteFacts {
  name: string;
  description: string;
  email: string;
  /** BCP 47. */
  language: string;
  /** Path of the picture that a link to the site itself shows. */
  cardPath: string;
}

/** A sound that is a file of the site itself. */
export interface SiteSound {
  /** Where it is served. */
  path: string;
  /** How long it is, to the nearest second. */
  seconds: number;
}

/** A page that search engines should know, and the resources whose lists it shows. */
export interface SitePage {
  path: string;
  lists: readonly ResourceName[];
}

/** The answer to a form that was sent without a script. */
export interface AnswerInput {
  /** HTTP status; below 400 the form was taken. */
  status: number;
  /** Title and heading. */
  title: string;
  /** One sentence. */
  text: string;
  /** What was typed and not taken. */
  email?: string;
  /** Path of the page that the form stood on. @default '/' */
  backPath?: string;
  /** Address of the site without a slash at its end. */
  origin: string;
  now: Date;
}

/** What the built web bundle offers the server. */
export interface WebRenderer {
  /** Entry module of the browser bundle, as the build's manifest names it. */
  clientEntry: string;
  /** Name of the organization, for the title of a page that is not drawn yet. */
  siteName: string;
  site: SiteFacts;
  /** The sounds among the site's own files. */
  sounds: readonly SiteSound[];
  /** Pages with fixed addresses, for search engines. */
  sitePages: readonly SitePage[];
  /** Path of a record's page. */
  recordPath(name: PagedResource, id: number): string;
  /** What a resource's list is called, and what stands there in a sentence or two. */
  listWords(name: PagedResource): { title: string; description: string; path: string };
  /** What a page's picture shows; null where there is no page. */
  card(url: string, source: RecordSource): Promise<PageCard | null>;
  /** Origin of the backend that the program was built for; '' for the one that serves it. */
  backendOrigin: string;
  /** Takes what names the organization, for everything that is rendered from now on. */
  setOrganization(facts: OrganizationFacts): void;
  /** The same as JSON, safe inside a script element. */
  readonly organizationState: string;
  /** Fonts that every page needs at once, as built addresses. */
  fontUrls: readonly string[];
  /** Style elements that a page drawn in the browser needs before it is drawn. */
  shellStyles(): { attributes: string; css: string }[];
  /** Tells what to do with an address; an unknown one is a public page that says so. */
  match(url: string): PageMatch;
  /** The pages with fixed words, for the search: each under its one address. */
  fixedPages(): { title: string; description: string; path: string }[];
  /** The answer in the site's frame; nothing takes it over in the browser. */
  renderAnswer(input: AnswerInput): Promise<RenderedAnswer>;
  render(input: RenderInput): Promise<RenderedPage>;
}
