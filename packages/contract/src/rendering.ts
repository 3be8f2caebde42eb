import type { ListQuery } from './calls.ts';
import type { PagedResource } from './discovery.ts';
import type { PageRecord, RecordOf, ResourceName } from './entities.ts';
import type { FacetedResource, Facets } from './facets.ts';
import type { FormKey, RejectedForm } from './forms/form-calls.ts';
import type { Question } from './forms/questions.ts';
import type { Look } from './look/look.ts';
import type { SiteMenus } from './menus.ts';
import type { OrganizationFacts } from './organization.ts';
import type { StateFilter } from './publication.ts';
import type { RegistrationKey } from './registrations.ts';
import type { SearchQuery, SearchResponse } from './search.ts';

/** Response of a list call, unwrapped. */
export interface ListResponse<Item = unknown> {
  records: Item[];
  /** Total number of records, from the header `X-Total-Count`; null when the backend doesn't send it. */
  totalCount: number | null;
  /** Position of the page in the list; missing when the response is no page, or the backend doesn't support cursors. */
  page?: ListPage;
}

/** Position of one page in a list. */
export interface ListPage {
  /** Cursor of the next page; null on the last one. */
  next: string | null;
  /** Cursor of the previous page; null on the first one. */
  previous: string | null;
  /** Number of matching records before the page. */
  position: number;
  /** Sum of the amounts of all matching records, in dollars; missing where records have none. */
  amount?: number;
}

/**
 * Source of a page's records: HTTP in a browser, direct calls while the server renders.
 * All methods throw an object with a numeric `status` when a record or a list is not available.
 */
export interface RecordSource {
  list<Name extends ResourceName>(name: Name, query: ListQuery): Promise<ListResponse<RecordOf<Name>>>;
  /** @param state for staff, the state the record must be in. @default published, as for visitors */
  single<Name extends ResourceName>(name: Name, id: string, state?: StateFilter): Promise<RecordOf<Name>>;
  /** What visitors can filter a list by. */
  facets(name: FacetedResource): Promise<Facets>;
  /** The published page of the institute's own with a path, such as `about/history`. */
  pageAt(path: string): Promise<PageRecord>;
  /** What a visitor needs to send a form. A page that has read it is for one visitor, and never cached. */
  formKey(id: string): Promise<FormKey>;
  /** What a visitor needs to register for an event; for one visitor, like {@link formKey}. */
  registrationKey(id: string): Promise<RegistrationKey>;
  /** Searches everything a visitor may read. @param signal aborts it, where that is possible */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResponse>;
}

/**
 * Which part of the site a path belongs to, and the key under which its rendered page may be cached. `route` is the
 * pattern of its path, as in `/story/:id`; `/*` for unknown paths.
 */
export type PageMatch =
  /** Rendered by the server. `key` is the path with the query parameters that affect the page, in a fixed order. */
  | { kind: 'public'; route: string; key: string; modules: string[] }
  /** Rendered in the browser only: the sign-in page and the dashboard. */
  | { kind: 'client'; route: string; modules: string[] };

/** Parameters of a page's rendering. */
export interface RenderInput {
  /** Path and query, as in `PageMatch.key`. */
  url: string;
  /** Origin of the site without a trailing slash, for canonical links. */
  origin: string;
  source: RecordSource;
  /** Returns the address of a page's picture for shared links. @default the site's own picture */
  cardUrl?: (path: string, card: PageCard) => string;
  /** Time of rendering; part of the page's state, so that hydration renders the same. */
  now: Date;
  /** Whether data saver is on: smaller pictures. @default false */
  savesData?: boolean;
  /** Whether it is a preview: the page tells search engines not to index it. @default false */
  isPreview?: boolean;
  /** The organization's facts and the menus of this page alone. @default those of the site */
  site?: { organization: OrganizationFacts; menus: SiteMenus };
}

export interface RenderedPage {
  status: number;
  /**
   * Whether the requested address is the page's canonical one. There are infinitely many others (made-up slugs, other
   * case, invalid page numbers, search terms), so only a page under its canonical address may be cached.
   */
  isCanonicalUrl: boolean;
  /** When the page's content changes by itself, such as when an event begins; undefined if that is not known. */
  changesAt?: Date;
  /** Markup of the page's root element. */
  root: string;
  /** Elements of the head (title, meta, canonical link), escaped. */
  head: string;
  /** Style elements of the head, in order; the Content-Security-Policy contains the hash of each `css`. */
  styles: { attributes: string; css: string }[];
  /** JSON that the browser hydrates from. */
  state: string;
  /** Names in the build's manifest of modules that the page needs for its records, besides those of its route. */
  modules: readonly string[];
  /** Origins of the external sounds that the page plays, for the Content-Security-Policy. */
  soundOrigins: readonly string[];
}

/** The rendered response to a form that was sent without JavaScript; it is not hydrated. */
export type RenderedResponsePage = Pick<RenderedPage, 'status' | 'root' | 'head' | 'styles'>;

/** Content of a page's picture for shared links. */
export interface PageCard {
  title: string;
  /** Kind of page, such as 'Event'; '' for none. */
  label: string;
  /** Formatted date of the event or of publication; null for none. */
  date: string | null;
  /** The page's quilt block. */
  block: CardBlock;
  /** The block beside the organization's name, as in the site's header. */
  mark: CardBlock;
  /** The site's own look; undefined for that of the demonstration. */
  look?: Look;
  /** Path of the organization's logo, shown in place of the mark. @default none */
  logo?: string;
}

/** A quilt block on a square of 100 units: the background color, then one path for each cloth, in drawing order. */
export interface CardBlock {
  ground: string;
  cloths: readonly { color: string; d: string }[];
  /** Whether copies may be rotated. */
  turns: boolean;
}

/** Facts about the site for feed readers, players and calendars. */
export interface SiteFacts {
  name: string;
  /** Name where there is little room, such as below an icon. */
  shortName: string;
  description: string;
  email: string;
  /** BCP 47 language tag. */
  language: string;
  /** Path of the picture for links to the site itself. */
  cardPath: string;
  /** Path of the logo; null without one. */
  logo: string | null;
  /** The site's own look; undefined for that of the demonstration. */
  look?: Look;
}

/** A sound that is one of the site's own static files. */
export interface SiteSound {
  /** Path under which it is served. */
  path: string;
  /** Length, rounded to whole seconds. */
  seconds: number;
}

/** A page for the sitemap, and the resources whose lists it shows. */
export interface SitePage {
  path: string;
  lists: readonly ResourceName[];
  /** The type that the listed records have, where it shows only those of one. */
  type?: string;
}

/** A form of a page that works without JavaScript: what it changes is sent by POST. */
export interface ResponsePageForm {
  /** Path that it is sent to. */
  action: string;
  /** Text of its button. */
  button: string;
  /** Whether it is the main action of the page. */
  isPrimary: boolean;
  /** Value of the field `action`, which tells the forms of a page apart. */
  value: string;
  /** Boxes of which people check any, above the button; each is sent as `name`. @default none */
  choices?: {
    name: string;
    legend: string;
    help: string;
    options: readonly { value: string; label: string; isChecked: boolean }[];
  };
  /** Questions above the button, in place of boxes. @default none */
  questions?: ResponsePageQuestions;
}

/** Questions of a form, with what was answered and what is wrong with it. */
export interface ResponsePageQuestions extends RejectedForm {
  /** Heading above them. */
  title: string;
  questions: readonly Question[];
}

/** Content of the response to a form that was sent without JavaScript. */
export interface ResponsePageInput {
  /** HTTP status; below 400 on success. */
  status: number;
  /** Title and heading. */
  title: string;
  /** One sentence. */
  text: string;
  /** Lines below the sentence. @default none */
  details?: readonly string[];
  /** What people show or read out at a door, below the lines: as a QR code and as text. @default none */
  code?: string;
  /** What the page is about, above the title. @default that of news */
  eyebrow?: string;
  /** The rejected input, to be edited. */
  email?: string;
  /** Path of the page that had the form. @default '/' */
  backPath?: string;
  /** Text of the link to it. @default says that it leads back */
  backText?: string;
  /** Forms with which people go on. @default none */
  forms?: readonly ResponsePageForm[];
  /** Where people go on to, above the way back. @default none */
  next?: { text: string; href: string };
  /** Origin of the site without a trailing slash. */
  origin: string;
  now: Date;
}

/** The server's interface to the built web bundle. */
export interface WebRenderer {
  /** Entry module of the browser bundle, as in the build's manifest. */
  clientEntry: string;
  /** Name of the organization, for the title of a page that is rendered in the browser only. */
  siteName: string;
  site: SiteFacts;
  /** The sounds among the site's static files. */
  sounds: readonly SiteSound[];
  /** Pages with fixed addresses, for the sitemap. */
  sitePages: readonly SitePage[];
  /** Path of a record's page. */
  recordPath(name: PagedResource, id: number): string;
  /** Title, short description and path of a resource's list page. */
  listPageTexts(
    name: PagedResource,
    source: RecordSource,
  ): Promise<{ title: string; description: string; path: string }>;
  /** Content of a page's picture for shared links; null where there is no page. */
  card(url: string, source: RecordSource): Promise<PageCard | null>;
  /**
   * Whether a key is that of a page that there is, at its canonical address: at most a few lookups, without rendering
   * it. There are as many of these pages as the site has; everything else is made up.
   */
  isKnown(key: string, source: RecordSource): Promise<boolean>;
  /** Origin of the backend that the bundle was built for; '' for the server itself. */
  backendOrigin: string;
  /** Sets the organization's facts for everything rendered from now on. */
  setOrganization(facts: OrganizationFacts): void;
  /** These facts as JSON, escaped for a script element. */
  readonly organizationState: string;
  /** Sets the menus for everything rendered from now on. */
  setMenus(menus: SiteMenus): void;
  /** The menus as JSON, escaped for a script element. */
  readonly menusState: string;
  /** Addresses of the fonts to preload on every page, as its look requires. */
  readonly fontUrls: readonly string[];
  /** Style elements for the initial HTML of pages rendered in the browser only. */
  shellStyles(): { attributes: string; css: string }[];
  /** CSS variables of the site's own look, for pages that are not rendered; '' for that of the demonstration. */
  readonly lookCss: string;
  /** Matches an address to a part of the site; an unknown one is a public page that says so. */
  match(url: string): PageMatch;
  /** The pages with static texts, for the search index: each with its canonical path. */
  staticPages(): { title: string; description: string; path: string }[];
  /** Renders a response to a form inside the site's layout; it is not hydrated. */
  renderResponsePage(input: ResponsePageInput): Promise<RenderedResponsePage>;
  render(input: RenderInput): Promise<RenderedPage>;
}
