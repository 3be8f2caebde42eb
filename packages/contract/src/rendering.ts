import type { ListQuery, ResourceName } from './calls.ts';

/** What a list call answers, unwrapped. */
export interface ListAnswer {
  records: unknown[];
  /** Records in all, from the X-Total-Count header; null when the backend does not say. */
  totalCount: number | null;
}

/**
 * Where pages get their records from: over HTTP in a browser, in the same process while the server renders.
 * Both throw an object with a numeric `status` when a record or a list can't be had.
 */
export interface RecordSource {
  list(name: ResourceName, query: ListQuery): Promise<ListAnswer>;
  single(name: ResourceName, id: string): Promise<unknown>;
}

/** Which part of the site a path belongs to, and under which key its rendered page may be cached. */
export type PageMatch =
  /** Rendered by the server. `key` is the path with the query parameters that change the page, in a fixed order. */
  | { kind: 'public'; key: string; modules: string[] }
  /** Drawn in the browser only: the sign-in page and the dashboard. */
  | { kind: 'client'; modules: string[] };

/** What the renderer is told. */
export interface RenderInput {
  /** Path and query, as in `PageMatch.key`. */
  url: string;
  /** Address of the site without a slash at its end, for canonical links. */
  origin: string;
  source: RecordSource;
  /** Moment of rendering; the page carries it, so that the browser draws the same. */
  now: Date;
}

/** One page, rendered. */
export interface RenderedPage {
  status: number;
  /** Markup of the page's root element. */
  root: string;
  /** Elements of the head (title, meta, canonical link), escaped. */
  head: string;
  /** Style elements of the head, in order; the policy carries the hash of each `css`. */
  styles: { attributes: string; css: string }[];
  /** JSON that the browser starts from. */
  state: string;
}

/** What the built web bundle offers the server. */
export interface WebRenderer {
  /** Entry module of the browser bundle, as the build's manifest names it. */
  clientEntry: string;
  /** Name of the organisation, for the title of a page that is not drawn yet. */
  siteName: string;
  /** Origin of the backend that the program was built for; '' for the one that serves it. */
  backendOrigin: string;
  /** Fonts that every page needs at once, as built addresses. */
  fontUrls: readonly string[];
  /** Style elements that a page drawn in the browser needs before it is drawn. */
  shellStyles(): { attributes: string; css: string }[];
  /** Tells what to do with an address; an unknown one is a public page that says so. */
  match(url: string): PageMatch;
  render(input: RenderInput): Promise<RenderedPage>;
}
