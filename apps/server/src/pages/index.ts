import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { changeSetName } from '@porchlight/contract/change-sets';
import { audioMediaType } from '@porchlight/contract/discovery';
import type { ResourceName } from '@porchlight/contract/entities';
import { dataSaverCookie } from '@porchlight/contract/page-identifiers';
import { topicUrl, urls } from '@porchlight/contract/page-urls';
import { previewParameter } from '@porchlight/contract/publication';
import { canUseCamera } from '@porchlight/contract/registrations/check-in-urls';
import type { PageMatch, RecordSource } from '@porchlight/contract/rendering';
import { pathOfSlug } from '@porchlight/contract/site-pages';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PreviewedSet } from '../change-sets/preview-set.ts';
import type { OrganizationSettings } from '../entities/organization.ts';
import { HttpError } from '../errors/http-error.ts';
import { overloaded, toHttpError } from '../http/errors.ts';
import { sendResponsePage } from '../http/response-page.ts';
import { permissionsPolicy } from '../http/security-headers.ts';
import { markStale } from '../http/stale-responses.ts';
import type { RateLimiter } from '../http/throttling.ts';
import type { PreviewedRecord } from '../publication/preview-links.ts';
import type { Changes } from '../records/changes.ts';
import type { Redirections } from '../redirects/redirections.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { canonicalUrl } from './canonical-url.ts';
import { cardPath } from './card-address.ts';
import { createCookieReader } from './cookie-reader.ts';
import { clientDocument, escapedText, previewDocument, publicDocument } from './document.ts';
import { busyDocument, failureDocument } from './failure-document.ts';
import { type FormPageOptions, serveFormPage } from './form-page.ts';
import { CachedPage, type Dependency, PageCache, trackDependencies } from './page-cache.ts';
import { previewAddress, withPreviewLinks } from './preview-links.ts';
import { type RegistrationPageOptions, serveRegistrationPage } from './registration-page.ts';
import { sendPage } from './send-page.ts';
import { serveCachedPages } from './serve-cached-pages.ts';
import { loadWebBundle, type WebBundle } from './web-bundle.ts';

/** Options of the plugin {@link ssr}. */
export interface SsrOptions {
  /** Folder of the built website. */
  dist: string;
  /** Public URL of the site, without a trailing slash. */
  publicUrl: string;
  /** The records that visitors may read, without HTTP. */
  source: RecordSource;
  /** Opens preview links to unpublished records; without it they don't work. */
  previews?: {
    resolve(secret: string): Promise<PreviewedRecord | null>;
    /** Records that a preview was opened. */
    logOpened(record: PreviewedRecord, request: FastifyRequest): Promise<void>;
    source(name: ResourceName, id: number): RecordSource;
    /** The site with the changes of a set; null for a set that is gone or published. */
    set(id: number): Promise<PreviewedSet | null>;
  };
  /** Search index that pages with fixed texts are added to; without it search doesn't find them. */
  search?: SearchIndex;
  /** Emits every committed write. */
  changes: Changes;
  /** Redirects addresses without a page, and counts those that are requested in vain; without it they are not found. */
  redirections?: Redirections;
  /** Receives what visitors send with forms; without it they can't be sent. */
  forms?: Omit<FormPageOptions, 'renderRejected'>;
  /** Registration for events. @default there is none */
  registrations?: Omit<RegistrationPageOptions, 'renderRejected'>;
  /** Rate limit of uncached pages per visitor. */
  spend: RateLimiter;
  now(): Date;
  /** Invalidates pages when the banner appears or disappears; without it they stay cached. */
  settings?: Pick<OrganizationSettings, 'tick'>;
  /** Whether rendered pages are cached; a benchmark turns it off. @default true */
  cachePages?: boolean;
  /** Whether the server is overloaded; cached pages are served even then. @default never */
  isOverloaded?: () => boolean;
  metrics: Metrics;
  /** Headers of every response. These and `assignRequestId` are for cached pages, which are sent before any hook runs. */
  headers: Readonly<Record<string, string>>;
  assignRequestId(request: IncomingMessage): string;
}

/** Serves the website: its assets, its public pages as HTML, and the empty page that the dashboard renders into. */
export const ssr: FastifyPluginAsync<SsrOptions> = async (app, options) => {
  const bundle = await loadWebBundle(options.dist);
  const cache = new PageCache(undefined, options.metrics.cache('pages'), () => options.changes.staleMs === null);
  options.changes.subscribe(({ resource, id }) => cache.invalidateChanged(resource, id));
  await options.search?.replacePages(bundle.renderer.staticPages());
  const match = memoizedMatch(bundle);

  await app.register(fastifyStatic, {
    root: join(bundle.clientDir, 'assets'),
    // The plugin's own route reads the whole folder on every request, to check the case of the name.
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    setHeaders(reply) {
      // The header only matters for documents, and a page loads some eighty scripts, stylesheets and fonts.
      reply.removeHeader('permissions-policy');
    },
  });
  // Scripts and styles are cheap to send, and a screen that lacks one of them can't be used.
  app.get<{ Params: { '*': string } }>('/assets/*', { config: { servesUnderPressure: true } }, ({ params }, reply) =>
    reply.sendFile(params['*']),
  );
  await app.register(fastifyStatic, {
    root: bundle.clientDir,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    index: false,
    maxAge: '1d',
    setHeaders(reply, path) {
      if (!audioMediaType(path) && !/\.(mp4|webm)$/.test(path)) return;
      // Players on other sites play the files of the podcast feed.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      // Opened directly, the browser shows the file in its own player page, to which this policy applies.
      reply.header('content-security-policy', "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'");
    },
  });

  const renderPage = async (
    key: string,
    modules: string[],
    savesData: boolean,
    source = options.source,
  ): Promise<CachedPage> => {
    const dependencies = new Set<Dependency>();
    const page = await bundle.renderer.render({
      url: key,
      origin: options.publicUrl,
      source: trackDependencies(source, dependencies, options.publicUrl),
      cardUrl: (path, card) => cardPath(path, card, bundle.renderer.siteName),
      now: options.now(),
      savesData,
    });
    const document = publicDocument(page, bundle, [...modules, ...page.modules], { savesData });
    const freshMs = page.changesAt && page.changesAt.getTime() - options.now().getTime();
    return new CachedPage(document, dependencies, page.isCanonicalUrl, freshMs);
  };

  const keyOf = (key: string, headers: IncomingHttpHeaders) =>
    // URLs contain no spaces, so that the keys can't collide.
    isDataSaverOn(headers) ? `${key} saver` : key;
  if (options.cachePages !== false) {
    serveCachedPages(app, {
      headers: options.headers,
      assignRequestId: options.assignRequestId,
      metrics: options.metrics,
      find({ url = '/', headers }) {
        options.settings?.tick();
        // Only URLs that were routed by Fastify before, and so are valid and canonical.
        if (url.includes(`${previewParameter}=`)) return undefined;
        const matched = match.cached(url);
        const page = matched?.kind === 'public' && cache.get(keyOf(matched.key, headers));
        return page ? { page, route: matched.route } : undefined;
      },
    });
  }

  /** The page of an unpublished record, for a preview link; never cached. Null when the link is not valid for it. */
  const previewPage = async (
    request: FastifyRequest,
    secret: string,
    { key, modules }: PublicMatch,
  ): Promise<CachedPage | { path: string } | null> => {
    const record = await options.previews?.resolve(secret);
    if (!options.previews || !record) return null;
    if (record.resource === changeSetName) return previewSetPage(request, { id: record.id, secret, key });
    if (!isPathOf(record, key)) return null;
    const page = await bundle.renderer.render({
      url: key,
      origin: options.publicUrl,
      source: options.previews.source(record.resource, record.id),
      now: options.now(),
      isPreview: true,
    });
    const document = publicDocument(page, bundle, [...modules, ...page.modules], { notice: previewNotice });
    if (page.status !== 200) return null;
    await options.previews.logOpened(record, request);
    return new CachedPage(document);
  };

  /** A page of the site as it will be with a change set; null when there is none. */
  const previewSetPage = async (
    request: FastifyRequest,
    { id, secret, key }: { id: number; secret: string; key: string },
  ): Promise<CachedPage | { path: string } | null> => {
    const set = await options.previews?.set(id);
    if (!set) return null;
    const path = await pathOfPage(set.source, key);
    if (path) return { path };
    const page = await bundle.renderer.render({
      url: key,
      origin: options.publicUrl,
      source: set.source,
      site: set,
      now: options.now(),
      isPreview: true,
    });
    await options.previews?.logOpened({ resource: changeSetName, id }, request);
    const isPage = (address: string) => {
      const matched = match.find(address.replaceAll('&amp;', '&'));
      return matched.kind === 'public' && (matched.route !== unknownRoute || !address.includes('.'));
    };
    const root = withPreviewLinks(page.root, secret, isPage);
    return new CachedPage(previewDocument({ ...page, root }, bundle, previewSetNotice(set, secret)));
  };

  /** Counts a page that has to be rendered. A page that there is never counts: it is rendered once and then cached. */
  const spendUnlessKnown = async (request: FastifyRequest, key: string): Promise<() => void> => {
    try {
      return options.spend(request);
    } catch (error) {
      // Only looked up now: a made-up address has cost a share before.
      if (await bundle.renderer.isKnown(key, options.source)) return () => undefined;
      throw error;
    }
  };

  /** Sends a visitor on from an address without a page, if there is a redirect. @returns whether it was sent */
  const sendRedirection = async (reply: FastifyReply, address: string): Promise<boolean> => {
    const redirection = await options.redirections?.find(address);
    if (!redirection) return false;
    // Such as one with `/*`, or an older one.
    if (await bundle.renderer.isKnown(address, options.source)) return false;
    if (redirection.status === 410) await sendResponsePage(reply, gonePageContent);
    else reply.header('cache-control', redirection.cacheControl).redirect(redirection.location, redirection.status);
    return true;
  };

  if (options.forms) {
    serveFormPage(app, {
      ...options.forms,
      renderRejected: async (id, { formKey }) => {
        const matched = match.find(urls.form(id));
        const source = { ...options.source, formKey: async () => formKey };
        return renderPage(urls.form(id), matched.modules, false, source);
      },
    });
  }

  if (options.registrations) {
    serveRegistrationPage(app, {
      ...options.registrations,
      renderRejected: async (id, { registrationKey }) => {
        const path = urls.eventRegistration(id);
        const source = { ...options.source, registrationKey: async () => registrationKey };
        return renderPage(path, match.find(path).modules, false, source);
      },
    });
  }

  app.get('/*', { config: { servesUnderPressure: true } }, async (request, reply) => {
    const address = request.raw.url ?? '/';
    const canonical = canonicalUrl(address);
    const matched = match.find(canonical);
    // Redirected at once, unless there may be no page at the canonical address either.
    const mayBeMissing = matched.route === unknownRoute && canonical.split('?')[0] !== '/';
    if (canonical !== address && !mayBeMissing) return reply.redirect(canonical, 308);
    request.page = matched.route;
    if (matched.kind === 'client') {
      const nonce = randomBytes(16).toString('base64');
      const shell = new CachedPage(clientDocument(bundle, matched.modules, nonce));
      if (canUseCamera(canonical)) reply.header('permissions-policy', permissionsPolicy(['camera']));
      return sendPage(request, reply, shell);
    }
    const { key, modules } = matched;
    const secret = new URL(address, options.publicUrl).searchParams.get(previewParameter);
    if (secret !== null) {
      options.spend(request);
      reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
      const preview = await previewPage(request, secret, matched);
      if (preview && 'path' in preview)
        return reply.redirect(`${preview.path}?${new URLSearchParams({ [previewParameter]: secret })}`, 302);
      if (preview) return sendPage(request, reply, preview, 'no-store');
    }
    const path = secret === null ? await pathOfPage(options.source, key) : null;
    // Its address may change again.
    if (path) return reply.redirect(path, 302);
    const savesData = isDataSaverOn(request.headers);
    const cacheKey = keyOf(key, request.headers);
    const cachedPage = options.cachePages === false ? undefined : cache.get(cacheKey);
    const sendStale = (page: CachedPage) => {
      markStale(reply, options.changes.staleMs ?? 0);
      return sendPage(request, reply, page);
    };
    const stalePage = options.changes.staleMs === null ? undefined : cache.getStale(cacheKey);
    // A page of sections, whose address is that of no route.
    if ((cachedPage || stalePage) && canonical !== address) return reply.redirect(canonical, 308);
    if (stalePage) return sendStale(stalePage);
    if (!cachedPage && options.isOverloaded?.()) throw overloaded();
    try {
      if (cachedPage) return await sendPage(request, reply, cachedPage);
      const isUnknown = matched.route === unknownRoute;
      // Before anything is counted or rendered, where no page can be.
      if (isUnknown && (await sendRedirection(reply, canonical))) return reply;
      // Refunded if the page turns out to be cacheable, which is only known after rendering.
      const refund = await spendUnlessKnown(request, key);
      if (canonical !== address) return reply.redirect(canonical, 308);
      const render = () => renderPage(key, modules, savesData);
      const page = await (options.cachePages === false ? render() : cache.getOrRender(cacheKey, render));
      if (page.isCacheable) refund();
      if (secret !== null && page.document.status === 404) return await sendResponsePage(reply, endedPreviewContent);
      if (page.document.status === 404) {
        if (!isUnknown && (await sendRedirection(reply, canonical))) return reply;
        if (request.method === 'GET') options.redirections?.countMiss(canonical);
      }
      // Rendered from cached records while the database is unreachable.
      if (options.changes.staleMs !== null && page.document.status !== 503) return await sendStale(page);
      return await sendPage(request, reply, page);
    } catch (error) {
      if (error instanceof HttpError && error.code === 'too_many_requests') {
        reply.header('retry-after', error.details.retryAfterSeconds);
        return sendPage(request, reply, new CachedPage(busyDocument(bundle.renderer.lookCss)), 'no-store');
      }
      if (toHttpError(error).code === 'unavailable') {
        const fallback = cache.getStale(cacheKey);
        if (fallback) return sendStale(fallback);
        throw error;
      }
      request.log.error({ err: error }, 'a page could not be rendered');
      return sendPage(request, reply, new CachedPage(failureDocument(bundle.renderer.lookCss)));
    }
  });
};

type PublicMatch = Extract<PageMatch, { kind: 'public' }>;

/** Notice above the preview of an unpublished record. */
const previewNotice = 'Preview. This page is not public yet. This is how it will look.';

/** Notice above the pages of a change set's preview, with links to the pages that it changes. */
function previewSetNotice({ name, pages }: PreviewedSet, secret: string): string {
  const links = pages.map(
    ({ title, path }) => `<a href="${previewAddress(escapedText(path), secret)}">${escapedText(title)}</a>`,
  );
  const text = `Preview of “${escapedText(name)}”. These changes are not public yet.`;
  const summary = pages.length === 1 ? '1 changed page' : `${pages.length} changed pages`;
  return pages.length > 0 ? `${text}<details><summary>${summary}</summary>${links.join(' ')}</details>` : text;
}

/** The route of addresses that no page can have. */
const unknownRoute = '/*';

/** Content of the page in place of one that was removed permanently. */
const gonePageContent = {
  status: 410,
  title: 'This page was removed',
  text: 'There is no other page in its place. Try the search, or start from the home page.',
};

/** Content of the page for a preview link that is no longer valid. */
const endedPreviewContent = {
  status: 404,
  title: 'This preview has ended',
  text: 'Ask the person who sent you the link for a new one.',
};

const chosenDataSaving = createCookieReader(dataSaverCookie, ['0', '1']);

/** Whether a visitor's data saver is on: as chosen by the switch, else by the browser's `Save-Data` header. */
function isDataSaverOn({ cookie, 'save-data': saveData }: IncomingHttpHeaders): boolean {
  const chosen = chosenDataSaving(cookie);
  return chosen ? chosen === '1' : /^on$/i.test(String(saveData));
}

/** Maximum size of the cache of matched URLs, in bytes, and maximum length of one of them, in characters. */
const matchesMaxBytes = 1024 * 1024;
const addressMaxCharacters = 500;

/** Matches URLs against the route table, with an LRU cache. */
function memoizedMatch({ renderer }: WebBundle) {
  const matches = new LRUCache<string, ReturnType<typeof renderer.match>>({
    maxSize: matchesMaxBytes,
    // Estimate: the URL and the key derived from it, two bytes per character, doubled for the rest.
    sizeCalculation: (_matched, address) => 8 * address.length + 400,
  });
  return {
    cached: (address: string) => matches.get(address),
    find(address: string) {
      let matched = matches.get(address);
      if (!matched) {
        matched = renderer.match(address);
        if (address.length < addressMaxCharacters) matches.set(address, matched);
      }
      return matched;
    },
  };
}

/**
 * The path of a published page or topic that is requested by its id, as links in texts do; null for any other address.
 */
async function pathOfPage(source: RecordSource, key: string): Promise<string | null> {
  const [, name, id = ''] = /^\/(page|topic)\/(\d+)$/.exec(key) ?? [];
  if (name === 'topic') {
    const topic = await source.single('topic', id).catch(() => null);
    return topic?.slug ? topicUrl(topic) : null;
  }
  const page = name === 'page' ? await source.single('page', id).catch(() => null) : null;
  return page?.slug ? encodeURI(pathOfSlug(page.slug)) : null;
}

/** Whether a page is that of a record: a link shows its own record and no other, not even a published one. */
function isPathOf({ resource, id }: PreviewedRecord, key: string): boolean {
  return key.split('?')[0] === `/${resource}/${id}`;
}
