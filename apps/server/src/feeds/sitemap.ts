import { Readable } from 'node:stream';
import { pagedResources } from '@porchlight/contract/discovery';
import type { ResourceName } from '@porchlight/contract/entities';
import type { RecordSource, WebRenderer } from '@porchlight/contract/rendering';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { eachRecord } from './records.ts';

/** A page in the sitemap. */
export interface SitemapEntry {
  /** Its whole address. */
  url: string;
  /** When what it shows last changed, ISO 8601; missing where nothing tells. */
  lastmod?: string;
}

/** Where the pages are and what they are made of. */
export interface SitemapInput {
  renderer: Pick<WebRenderer, 'sitePages' | 'recordPath'>;
  source: RecordSource;
  /** Address of the site without a slash at its end. */
  publicUrl: string;
}

/** Every public page: the fixed ones in the order of the route table, then a page for each record. */
async function sitemapEntries({ renderer, source, publicUrl }: SitemapInput): Promise<SitemapEntry[]> {
  const records: SitemapEntry[] = [];
  /** The newest change among the records of each resource. */
  const newest = new Map<ResourceName, string>();
  const noteChange = (name: ResourceName, at: string) => {
    if (at > (newest.get(name) ?? '')) newest.set(name, at);
  };
  for (const name of pagedResources) {
    for await (const { id, updated_at } of eachRecord(source, name, { excerpt: 1 })) {
      records.push({ url: publicUrl + renderer.recordPath(name, id), lastmod: updated_at });
      noteChange(name, updated_at);
    }
  }
  for (const name of new Set(renderer.sitePages.flatMap(({ lists }) => lists))) {
    if (newest.has(name)) continue;
    for await (const { updated_at } of eachRecord(source, name, { excerpt: 1 })) noteChange(name, updated_at);
  }
  const fixed = renderer.sitePages.map(({ path, lists }) => {
    const changes = lists.flatMap((name) => newest.get(name) ?? []).toSorted();
    return { url: publicUrl + path, lastmod: changes.at(-1) };
  });
  return [...fixed, ...records];
}

/** Address of one of a divided sitemap's parts, counted from 1. */
function sitemapPartPath(number: number): string {
  return `/sitemap-${number}.xml`;
}

/**
 * The sitemap: the pages themselves, or where they are too many for one file an index of its parts.
 * @param urlsMax addresses in one file
 * @see https://www.sitemaps.org/protocol.html
 */
export async function sitemap(input: SitemapInput, urlsMax: number): Promise<string> {
  const entries = await sitemapEntries(input);
  if (entries.length <= urlsMax) return urlSet(entries);
  const parts = Array.from({ length: Math.ceil(entries.length / urlsMax) }, (_, index) => ({
    url: input.publicUrl + sitemapPartPath(index + 1),
  }));
  return xml(Readable.from(parts).pipe(new SitemapIndexStream()));
}

/** A part of a divided sitemap, counted from 1; null when there is no such part. */
export async function sitemapPart(input: SitemapInput, urlsMax: number, number: number): Promise<string | null> {
  const entries = await sitemapEntries(input);
  if (entries.length <= urlsMax) return null;
  const part = entries.slice((number - 1) * urlsMax, number * urlsMax);
  return part.length > 0 ? urlSet(part) : null;
}

function urlSet(entries: SitemapEntry[]): Promise<string> {
  const xmlns = { news: false, video: false, xhtml: false, image: false };
  return xml(Readable.from(entries).pipe(new SitemapStream({ xmlns })));
}

async function xml(stream: Readable): Promise<string> {
  return (await streamToPromise(stream)).toString();
}

/** What crawlers may read: everything but the parts for staff, which have nothing for them. */
export function robots(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /dashboard', 'Disallow: /login', '']
    .concat(`Sitemap: ${publicUrl}/sitemap.xml`, '')
    .join('\n');
}
