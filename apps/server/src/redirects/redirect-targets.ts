import { pagedResources } from '@porchlight/contract/discovery';
import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import { toStoredLink } from '@porchlight/contract/link-input';
import { isSitePath, isWebsiteLink, linkAddress, linkParts } from '@porchlight/contract/links';
import type { RecordSource } from '@porchlight/contract/rendering';
import { recordAt } from '@porchlight/contract/rich-text-records';
import { canonicalPath, encodedPath } from '@porchlight/contract/site-paths';
import { HttpError } from '../errors/http-error.ts';

/** The target of a redirect, with the address of a page of this site as its path: it survives a change of domain. */
export function ownTarget(target: string, publicUrl: string | undefined): string {
  if (publicUrl === undefined || !isWebsiteLink(target)) return target;
  const { host, pathname, search, hash } = new URL(target);
  return host === new URL(publicUrl).host ? toStoredLink(pathname + search + hash) : target;
}

/** The path of this site that a target leads to; undefined for a page, a record, another site, and none. */
export function targetPath(target: string): string | undefined {
  return isSitePath(target) ? canonicalPath(target) : undefined;
}

/**
 * Returns the value of the header `Location`.
 * @param target as stored
 * @param query of the request, with its `?`; '' for none. It is kept
 * @returns undefined for a target that visitors can't see, such as a deleted record
 */
export async function locationOf(target: string, query: string, source: RecordSource): Promise<string | undefined> {
  const address = await publicAddress(target, source);
  if (address === undefined || query.length < 2) return address;
  const [, path = '', ownQuery = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return `${path}${ownQuery ? `${ownQuery}&${query.slice(1)}` : query}${fragment}`;
}

async function publicAddress(target: string, source: RecordSource): Promise<string | undefined> {
  if (isWebsiteLink(target)) return new URL(target).href;
  if (isSitePath(target)) return sitePathAddress(target);
  const { type, rest } = linkParts(target);
  if (type === 'page') return linkAddress(target);
  const record = type === 'record' ? recordAt(`/${rest}`) : undefined;
  const name = pagedResources.find((each) => each === record?.name);
  return record && name && recordAddress(name, record.id, source);
}

function sitePathAddress(target: string): string | undefined {
  const path = canonicalPath(target);
  return path && encodedPath(path) + encodedPath(target.replace(/^[^?#]*/, ''));
}

/** The address of a record's page; undefined for one that visitors can't see. */
async function recordAddress(name: ResourceName, id: number, source: RecordSource): Promise<string | undefined> {
  try {
    return entityOf(name).publicUrl?.(await source.single(name, String(id)));
  } catch (error) {
    if (error instanceof HttpError && error.code === 'not_found') return undefined;
    throw error;
  }
}
