import { type PagedResource, pagedResources } from '@porchlight/contract/discovery';
import { demonstrationLook } from '@porchlight/contract/look/look';
import type {
  PageCard,
  PageMatch,
  RecordSource,
  RenderedPage,
  RenderInput,
  ResponsePageInput,
  SitePage,
  WebRenderer,
} from '@porchlight/contract/rendering';
import { createRecordClient } from '@porchlight/features/api';
import {
  AppProviders,
  headMarkup,
  menusState,
  organization,
  type Page,
  type PageHead,
  pageArgs,
  pageCard,
  pageState,
  pageStatus,
  prefetchPage,
  ResponsePage,
  readRecords,
  routeHandle,
  setMenus,
  setOrganization,
  siteSounds,
  socialCard,
  soundOrigins,
} from '@porchlight/features/site';
import { urls } from '@porchlight/features/urls';
import { createStyleCache, fontUrls, lookAttributes } from '@porchlight/ui/theme';
import { renderShellStyles, renderStyles, type StyleElement } from '@porchlight/ui/theme/server';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchPath,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import { createRoutes } from './create-routes.tsx';
import {
  dashboardLayout,
  dashboardRoutes,
  publicLayout,
  publicRoutes,
  type RouteEntry,
  signInRoutes,
} from './route-table.ts';
import { files, Component as PublicLayout } from './routes/public/layout.ts';

/** Files of the public pages, as named in the build's manifest. */
const pageFiles = Object.keys(files);
/** Every route with the manifest's names of its file and its layout, and whether the server renders it. */
const routes = [
  ...signInRoutes.map((route) => ({ ...route, modules: [route.file], isRendered: false })),
  ...dashboardRoutes.map((route) => ({ ...route, modules: [dashboardLayout, route.file], isRendered: false })),
  ...publicRoutes.map((route) => {
    const files = pageFiles.filter((file) => file.endsWith(route.file));
    return { ...route, modules: [publicLayout, ...files], isRendered: true };
  }),
];
/** The modules that pages load for the records they show, by their names in the build's manifest. */
const laterModules = import.meta.glob('../../packages/features/src/sections/views/*.tsx', { base: '..' });
const laterNames = Object.keys(laterModules);
const patterns = routes.map((route) => ({ path: route.path, handle: route }));

/** Every public page by the path of its route, loaded before the first request. */
const pages = new Map(
  await Promise.all(publicRoutes.map(async ({ path, lazy }) => [path, (await lazy()).page] as const)),
);

// Loading and compiling them during a request would delay the others.
await Promise.all(Object.values(laterModules).map((load) => load()));

function match(url: string): PageMatch {
  const { pathname, searchParams } = new URL(`http://page.invalid${url}`);
  const matchedRoute = matchRoutes(patterns, pathname)?.at(-1)?.route.handle;
  if (!matchedRoute) throw new Error(`No route matches ${pathname}, not even the one for unknown URLs.`);
  const { isRendered, modules } = matchedRoute;
  const route = matchedRoute.path === '*' ? '/*' : matchedRoute.path;
  if (!isRendered) return { kind: 'client', route, modules };
  const query = pageArgs(pages.get(matchedRoute.path), {}, searchParams).searchParams.toString();
  return { kind: 'public', route, key: query ? `${pathname}?${query}` : pathname, modules };
}

/** Whether `key` is the cache key of the page with this canonical path. */
function isAddressOf(key: string, canonicalPath: string): boolean {
  if (canonicalPath === key) return true;
  const matched = match(canonicalPath);
  return matched.kind === 'public' && matched.key === key;
}

/** Created once from the route table; each request passes its own client. */
const handler = createStaticHandler(createRoutes((client) => client, { awaitQueries: true }));

async function render({
  url,
  origin,
  source,
  cardUrl,
  now,
  savesData,
  isPreview = false,
  site,
}: RenderInput): Promise<RenderedPage> {
  const client = createRecordClient(source, { server: true });
  const request = new Request(new URL(url, origin));
  const context = await handler.query(request, { requestContext: client });
  if (context instanceof Response) throw new Error(`The page ${url} returned a redirect, which no page should.`);
  // A route that failed to load is the server's fault: the caller logs it, responds with 500 and caches nothing.
  for (const error of Object.values(context.errors ?? {})) throw error;

  const leafMatch = context.matches.at(-1);
  const { page } = routeHandle(leafMatch?.route);
  if (!page) throw new Error(`The route of ${url} exports no page.`);
  const args = pageArgs(page, leafMatch?.params ?? {}, new URL(request.url).searchParams);

  return withSite(site, () => {
    const styleCache = createStyleCache();
    const root = renderToString(
      <AppProviders client={client} now={now} origin={origin} savesData={savesData} styleCache={styleCache}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </AppProviders>,
    );
    const later = page.modules?.(args, readRecords(client)) ?? [];
    const head = { ...page.head(args, readRecords(client)), ...(isPreview && { unlisted: true }) };
    const status = head.missing ? 404 : pageStatus(client);
    return {
      status,
      isCanonicalUrl: isAddressOf(url, head.canonicalPath),
      changesAt: page.changesAt?.(args, readRecords(client), now),
      root,
      head: headMarkup({ ...head, missing: status !== 200 }, { origin, cardUrl }),
      styles: [...renderStyles(root, styleCache), ...lookStyles()],
      state: pageState(client, now, origin),
      modules: laterNames.filter((name) => later.some((end) => name.endsWith(end))),
      soundOrigins: soundOrigins(head, origin),
    };
  });
}

/** Runs a synchronous task with other facts and menus than the site's. */
function withSite<Result>(site: RenderInput['site'], task: () => Result): Result {
  if (!site) return task();
  const [facts, menus] = [{ ...organization }, JSON.parse(menusState())];
  setOrganization(site.organization);
  setMenus(site.menus);
  try {
    return task();
  } finally {
    setOrganization(facts);
    setMenus(menus);
  }
}

/** Renders the response to a form that was sent without JavaScript, in the layout of the public pages. */
async function renderResponsePage({ status, origin, now, ...content }: ResponsePageInput) {
  const { title, text } = content;
  const element = <ResponsePage {...content} />;
  const formHandler = createStaticHandler([{ Component: PublicLayout, children: [{ path: '*', element }] }]);
  const context = await formHandler.query(new Request(new URL('/subscribe', origin)));
  if (context instanceof Response) throw new Error('The response to a form was a redirect.');
  const styleCache = createStyleCache();
  const root = renderToString(
    <AppProviders
      client={createRecordClient(noRecords, { server: true })}
      now={now}
      origin={origin}
      styleCache={styleCache}
    >
      <StaticRouterProvider
        router={createStaticRouter(formHandler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppProviders>,
  );
  const head = headMarkup({ title, description: text, canonicalPath: urls.home, unlisted: true }, { origin });
  return { status, root, head, styles: [...renderStyles(root, styleCache), ...lookStyles()] };
}

/** Record source for responses to forms, which show no records. */
const noRecords: RecordSource = {
  list: () => Promise.reject(new Error('An answer lists nothing.')),
  single: () => Promise.reject(new Error('An answer reads nothing.')),
  pageAt: () => Promise.reject(new Error('An answer reads nothing.')),
  facets: () => Promise.reject(new Error('An answer lists nothing.')),
  formKey: () => Promise.reject(new Error('An answer sends nothing.')),
  registrationKey: () => Promise.reject(new Error('An answer registers nobody.')),
  search: () => Promise.reject(new Error('An answer searches nothing.')),
};

/**
 * Returns the head of a page, from its records, without rendering it; null where there is no page.
 * @param keepsQuery whether the query of the URL counts
 */
async function headOf(url: string, source: RecordSource, keepsQuery: boolean): Promise<PageHead | null> {
  const { pathname, searchParams } = new URL(`http://page.invalid${url}`);
  const matchedRoute = matchRoutes(patterns, pathname)?.at(-1);
  const page = matchedRoute?.route.handle.isRendered ? pages.get(matchedRoute.route.handle.path) : undefined;
  if (!matchedRoute || !page) return null;
  const client = createRecordClient(source, { server: true });
  const args = pageArgs(page, matchedRoute.params, keepsQuery ? searchParams : new URLSearchParams());
  // No address of these is canonical but the bare one, and what they query may be costly: a search.
  if (keepsQuery && searchParams.size > 0 && page.head(args, () => undefined).unlisted) return null;
  await prefetchPage(client, page, args);
  const head = page.head(args, readRecords(client));
  return head.missing || pageStatus(client) !== 200 ? null : head;
}

/** Returns the content of a page's picture for shared links; null where there is no page. */
async function card(url: string, source: RecordSource): Promise<PageCard | null> {
  const head = await headOf(url, source, false);
  return head && pageCard(head);
}

async function isKnown(key: string, source: RecordSource): Promise<boolean> {
  const head = await headOf(key, source, true);
  return head !== null && isAddressOf(key, head.canonicalPath);
}

/** The fixed addresses of a route: its path, or, if that has parameters, those that its page lists. */
function addressesOf({ path }: RouteEntry): readonly string[] {
  return pages.get(path)?.addresses ?? (/[:*]/.test(path) ? [] : [path]);
}

/** Pages with fixed addresses, for the sitemap. */
const sitePages: SitePage[] = publicRoutes.flatMap((route) =>
  addressesOf(route).map((path) => ({
    path,
    lists: pages.get(route.path)?.lists ?? [],
    type: matchPath(route.path, path)?.params.type,
  })),
);

/** Title, description and path of the pages with static texts, for the search. */
function staticPages() {
  return publicRoutes.flatMap((route) => {
    const page = pages.get(route.path);
    // The search has the words of records.
    if (!page || page.hasRecord) return [];
    return addressesOf(route).map((address) => {
      const { params = {} } = matchPath(route.path, address) ?? {};
      const head = page.head({ params, searchParams: new URLSearchParams() }, () => undefined);
      return { title: head.title || organization.name, description: head.description, path: head.canonicalPath };
    });
  });
}

/** The public page that lists a resource; its head has the resource's title and description. */
const listPages = new Map<PagedResource, Page>(
  pagedResources.flatMap((name) => {
    const page = [...pages.values()].find((each) => each?.lists?.includes(name));
    return page ? [[name, page] as const] : [];
  }),
);

async function listPageTexts(name: PagedResource, source: RecordSource) {
  const page = listPages.get(name);
  if (!page) throw new Error(`No public page lists the resource ${name}.`);
  const client = createRecordClient(source, { server: true });
  const args = { params: {}, searchParams: new URLSearchParams() };
  await prefetchPage(client, page, args);
  const { title, description, canonicalPath } = page.head(args, readRecords(client));
  return { title, description, path: canonicalPath };
}

/** The style element of the site's own look; none for that of the demonstration. */
function lookStyles(): StyleElement[] {
  const css = organization.look?.css;
  return css ? [{ attributes: lookAttributes, css }] : [];
}

/** Computed on first use. */
let shellStyles: StyleElement[] | undefined;

/** The server's interface to the built website. */
export const renderer: WebRenderer = {
  clientEntry: 'src/entry-client.tsx',
  get siteName() {
    return organization.name;
  },
  get site() {
    const { name, shortName, description, email, logo, look } = organization;
    const cardPath = socialCard()?.src ?? '/icon-512.png';
    return { name, shortName, description, email, logo, look, language: 'en-US', cardPath };
  },
  setOrganization,
  get organizationState() {
    return JSON.stringify(organization).replaceAll('<', '\\u003c');
  },
  setMenus,
  get menusState() {
    return menusState();
  },
  sounds: siteSounds,
  sitePages,
  recordPath: (resource, id) => urls[resource](id),
  listPageTexts,
  card,
  isKnown,
  backendOrigin: import.meta.env.VITE_BACKEND_URL ? new URL(import.meta.env.VITE_BACKEND_URL).origin : '',
  get fontUrls() {
    const { text, headings } = organization.look ?? demonstrationLook;
    return fontUrls(text, headings);
  },
  shellStyles() {
    shellStyles ??= renderShellStyles();
    return [...shellStyles, ...lookStyles()];
  },
  get lookCss() {
    return organization.look?.css ?? '';
  },
  match,
  staticPages,
  render,
  renderResponsePage,
};
