import { ink } from '@porchlight/contract/look/schemes';
import { menusElementId, organizationElementId, pageStateElementId } from '@porchlight/contract/page-identifiers';
import type { RenderedPage, RenderedResponsePage } from '@porchlight/contract/rendering';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { iconAddress } from './icon-version.ts';
import type { WebBundle } from './web-bundle.ts';

/** The color scheme that a visitor has chosen; null to follow the system. */
export type ChosenScheme = 'light' | 'dark' | null;

/** An HTML document that differs between visitors only in the color scheme. */
export interface PageDocument {
  status: number;
  /** Value of the Content-Security-Policy header. */
  policy: string;
  /** The text before and after the place of the color scheme attribute, in the tag of the root element. */
  parts: readonly [start: string, end: string];
}

/** The document's text in a color scheme. The server sets it, so that no page flashes in the wrong scheme. */
export function documentText({ parts: [start, end] }: PageDocument, scheme: ChosenScheme): string {
  return `${start}${scheme ? ` data-scheme="${scheme}"` : ''}${end}`;
}

/** Options of {@link publicDocument}. */
interface PublicDocumentOptions {
  /** Whether the visitor's data saver is on. @default false */
  savesData?: boolean;
  /** What stands above the page, outside of what React hydrates: markup. */
  notice?: string;
}

const noticeStyle = {
  attributes: '',
  css:
    `[data-notice]{padding:.75rem 1rem;background:var(--pl-lamp);color:${ink};font-weight:600;text-align:center}` +
    `[data-notice] :is(a,summary){display:inline-block;padding:.5rem;color:${ink};cursor:pointer;text-decoration:underline}`,
};

/** A server-rendered page, complete without JavaScript. The loader loads the program later. */
export function publicDocument(
  page: RenderedPage,
  bundle: WebBundle,
  modules: readonly string[],
  { savesData = false, notice }: PublicDocumentOptions = {},
): PageDocument {
  const chunks = bundle.chunkUrls(modules);
  const importMap = importMapText(bundle, chunks);
  const styles = notice ? [...page.styles, noticeStyle] : page.styles;
  return {
    status: page.status,
    policy: contentSecurityPolicy({
      scripts: [importMap, bundle.loader],
      styles: styles.map(({ css }) => css),
      backendOrigin: bundle.renderer.backendOrigin,
      soundOrigins: page.soundOrigins,
    }),
    parts: parts(
      bundle,
      page.head + fontLinks(bundle) + styleElements(styles),
      (notice ? `<aside data-notice="">${notice}</aside>` : '') +
        `<div id="root">${page.root}</div>` +
        `<script type="application/json" id="${pageStateElementId}">${page.state}</script>` +
        siteElements(bundle) +
        importMapElement(importMap) +
        `<script data-files="${[bundle.entryUrl, ...chunks].join(' ')}">${bundle.loader}</script>`,
      savesData,
    ),
  };
}

/**
 * A page of a preview of the whole site. It is not hydrated: the program would read what visitors see.
 * @param notice as in {@link publicDocument}
 */
export function previewDocument(page: RenderedPage, bundle: WebBundle, notice: string): PageDocument {
  const styles = [...page.styles, noticeStyle];
  return {
    status: page.status,
    policy: contentSecurityPolicy({
      scripts: [],
      styles: styles.map(({ css }) => css),
      backendOrigin: bundle.renderer.backendOrigin,
      soundOrigins: page.soundOrigins,
    }),
    parts: parts(
      bundle,
      page.head + fontLinks(bundle) + styleElements(styles),
      `<aside data-notice="">${notice}</aside><div id="root">${page.root}</div>`,
    ),
  };
}

/** The response to a form sent without JavaScript, or an error page: server-rendered, and not hydrated. */
export function responseDocument(page: RenderedResponsePage, bundle: WebBundle): PageDocument {
  return {
    status: page.status,
    policy: contentSecurityPolicy({
      scripts: [],
      styles: page.styles.map(({ css }) => css),
      backendOrigin: bundle.renderer.backendOrigin,
    }),
    parts: parts(
      bundle,
      page.head + fontLinks(bundle) + styleElements(page.styles),
      `<div id="root">${page.root}</div>`,
    ),
  };
}

/**
 * A page that is rendered in the browser; the program starts immediately.
 * @param nonce for this response alone, for the styles that the program's libraries insert
 */
export function clientDocument(bundle: WebBundle, modules: readonly string[], nonce: string): PageDocument {
  const chunks = bundle.chunkUrls(modules);
  const importMap = importMapText(bundle, chunks);
  // The preload scanner finds these before the import map is applied; without `integrity` they would be loaded twice.
  const preloads = chunks.map((url) => `<link rel="modulepreload" href="${url}" integrity="${bundle.integrity[url]}">`);
  return {
    status: 200,
    policy: contentSecurityPolicy({
      scripts: [importMap],
      styles: { nonce },
      backendOrigin: bundle.renderer.backendOrigin,
    }),
    parts: parts(
      bundle,
      `<title>${escapedText(bundle.renderer.siteName)}</title><meta name="robots" content="noindex">` +
        `<meta property="csp-nonce" content="" nonce="${nonce}">` +
        fontLinks(bundle) +
        styleElements(bundle.renderer.shellStyles(), nonce) +
        importMapElement(importMap) +
        preloads.join('') +
        `<script type="module" src="${bundle.entryUrl}"></script>`,
      `<div id="root"></div>${siteElements(bundle)}<noscript>` +
        `<header>${escapedText(bundle.renderer.siteName)}</header>` +
        '<div role="main"><h1>The dashboard needs JavaScript.</h1><p><a href="/">Back to the website</a></p></div></noscript>',
    ),
  };
}

/** The organization's settings and the menus as JSON, for the program. */
function siteElements({ renderer }: WebBundle): string {
  const element = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`;
  return element(organizationElementId, renderer.organizationState) + element(menusElementId, renderer.menusState);
}

/** An import map with the subresource integrity of a page's entry and chunks. */
function importMapText({ entryUrl, integrity }: WebBundle, chunks: readonly string[]): string {
  return JSON.stringify({ integrity: Object.fromEntries([entryUrl, ...chunks].map((url) => [url, integrity[url]])) });
}

/** The import map's element. It has to come before anything that loads a module. */
function importMapElement(text: string): string {
  return `<script type="importmap">${text}</script>`;
}

function parts(bundle: WebBundle, head: string, body: string, savesData = false): PageDocument['parts'] {
  return [
    `<!doctype html><html lang="en"${savesData ? ' data-saver=""' : ''}`,
    '><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<link rel="icon" href="${iconAddress('/favicon.svg', bundle.renderer.site)}" type="image/svg+xml">` +
      // No link for `apple-touch-icon`: iOS finds it at its default path.
      '<link rel="manifest" href="/site.webmanifest">' +
      `${head}</head><body>${body}</body></html>`,
  ];
}

/** Escapes a text for markup, also for an attribute in double quotes. */
export const escapedText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function styleElements(styles: RenderedPage['styles'], nonce?: string): string {
  const nonceAttribute = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return styles.map(({ attributes, css }) => `<style ${attributes}${nonceAttribute}>${css}</style>`).join('');
}

function fontLinks(bundle: WebBundle): string {
  return bundle.renderer.fontUrls
    .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}
