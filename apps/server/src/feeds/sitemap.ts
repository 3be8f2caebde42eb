import { Readable } from 'node:stream';
import { type PagedResource, pagedResources } from '@porchlight/contract/discovery';
import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import type { WebRenderer } from '@porchlight/contract/rendering';
import { isListSlug } from '@porchlight/contract/site-pages';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { IdRange, PublishedRecord, PublishedRecords } from './published-records.ts';

/** A page in the sitemap. */
export interface SitemapEntry {
  /** Its absolute URL. */
  url: string;
  /** When its content last changed, ISO 8601; undefined when unknown. */
  lastmod?: string;
}

/** Where the sitemap gets its pages and records. */
export interface SitemapInput {
  renderer: Pick<WebRenderer, 'sitePages' | 'recordPath'>;
  records: PublishedRecords;
  /** Public URL of the site, without a trailing slash. */
  publicUrl: string;
}

/** Every public page with content: the fixed ones in the order of the route table, then a page for each record. */
async function allEntries({ renderer, records, publicUrl }: SitemapInput): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  /** The time of the newest change to each resource's records. */
  const newest = new Map<ResourceName, string>();
  for (const name of new Set<ResourceName>([...pagedResources, ...listedResources(renderer)])) {
    const isPaged = isPagedResource(name);
    for await (const record of records.each(name)) {
      const { updated_at } = record;
      // The list itself is among the fixed ones.
      const isList = name === 'page' && isListSlug(record.slug ?? '');
      if (isPaged && !isList) entries.push({ url: publicUrl + pathOf(renderer, name, record), lastmod: updated_at });
      if (updated_at > (newest.get(name) ?? '')) newest.set(name, updated_at);
    }
  }
  const pages = [...(await fixedEntries({ renderer, records, publicUrl }, newest)), ...entries];
  // A sitemap without pages is not valid: an empty site has its landing page.
  return pages.length > 0 ? pages : [{ url: `${publicUrl}/` }];
}

/** The fixed pages but lists of nothing. @param newest time of the newest change to each resource's records, where known */
async function fixedEntries(
  { renderer, records, publicUrl }: SitemapInput,
  newest: ReadonlyMap<ResourceName, string>,
): Promise<SitemapEntry[]> {
  const entries = renderer.sitePages.map(async ({ path, lists, type }): Promise<SitemapEntry[]> => {
    const counts = await Promise.all(lists.map((name) => records.count(name, 1, type)));
    if (lists.length > 0 && counts.every((count) => count === 0)) return [];
    const changes = lists.flatMap((name) => newest.get(name) ?? []).toSorted();
    return [{ url: publicUrl + path, lastmod: changes.at(-1) }];
  });
  return (await Promise.all(entries)).flat();
}

/** The path of a record's page. */
function pathOf(renderer: SitemapInput['renderer'], name: PagedResource, { id, slug }: PublishedRecord): string {
  const path = slug && entityOf(name).publicUrl?.({ id, version: 0, slug });
  return path ? encodeURI(decodeURI(path)) : renderer.recordPath(name, id);
}

function listedResources(renderer: SitemapInput['renderer']): ResourceName[] {
  return renderer.sitePages.flatMap(({ lists }) => lists);
}

function isPagedResource(name: ResourceName): name is PagedResource {
  return pagedResources.some((paged) => paged === name);
}

/** Whether all URLs fit into one file. Stops counting once they don't. */
async function fitsOne({ renderer, records }: SitemapInput, urlsMax: number): Promise<boolean> {
  let urlsLeft = urlsMax - renderer.sitePages.length;
  for (const name of pagedResources) {
    if (urlsLeft < 0) return false;
    urlsLeft -= await records.count(name, urlsLeft + 1);
  }
  if (urlsLeft < 0) return false;
  // Finding the newest change of a resource without pages reads all its records, so these must not be too many either.
  const others = listedResources(renderer).filter((name) => !isPagedResource(name));
  for (const name of new Set(others)) if ((await records.count(name, urlsMax + 1)) > urlsMax) return false;
  return true;
}

/** A file of a split sitemap: the fixed pages, or the pages of the records in a range of ids. */
export type SitemapPart = 'pages' | { name: PagedResource; number: number };

/** Path of a part of a split sitemap; the parts of a resource are numbered from 1. */
function sitemapPartPath(part: SitemapPart): string {
  return part === 'pages' ? '/sitemap-pages.xml' : `/sitemap-${part.name}-${part.number}.xml`;
}

/** The ids in a part: as many as a file may have URLs, so that a part neither depends on others nor shifts. */
function idsOf(number: number, urlsMax: number): IdRange {
  return { from: (number - 1) * urlsMax + 1, to: number * urlsMax };
}

/**
 * The sitemap: all pages, or an index of its parts if there are too many for one file.
 * @param urlsMax maximum URLs in one file
 * @see https://www.sitemaps.org/protocol.html
 */
export async function sitemap(input: SitemapInput, urlsMax: number): Promise<string> {
  if (await fitsOne(input, urlsMax)) return urlSet(await allEntries(input));
  const parts: SitemapPart[] = ['pages'];
  for (const name of pagedResources) {
    const last = Math.ceil((await input.records.lastId(name)) / urlsMax);
    for (let number = 1; number <= last; number += 1) {
      // The protocol doesn't allow a file without URLs.
      if (await input.records.hasAny(name, idsOf(number, urlsMax))) parts.push({ name, number });
    }
  }
  const urls = parts.map((part) => ({ url: input.publicUrl + sitemapPartPath(part) }));
  return xml(Readable.from(urls).pipe(new SitemapIndexStream()));
}

/** A part of a split sitemap; null when there is no such part. */
export async function sitemapPart(input: SitemapInput, urlsMax: number, part: SitemapPart): Promise<string | null> {
  if (await fitsOne(input, urlsMax)) return null;
  // Without `lastmod`: finding the newest change would read whole large tables, and the records' own entries have it.
  if (part === 'pages') return urlSet(await fixedEntries(input, new Map()));
  const { renderer, records, publicUrl } = input;
  const entries: SitemapEntry[] = [];
  for await (const record of records.each(part.name, idsOf(part.number, urlsMax))) {
    entries.push({ url: publicUrl + pathOf(renderer, part.name, record), lastmod: record.updated_at });
  }
  return entries.length > 0 ? urlSet(entries) : null;
}

function urlSet(entries: SitemapEntry[]): Promise<string> {
  const xmlns = { news: false, video: false, xhtml: false, image: false };
  return xml(Readable.from(entries).pipe(new SitemapStream({ xmlns })));
}

async function xml(stream: Readable): Promise<string> {
  return (await streamToPromise(stream)).toString();
}
