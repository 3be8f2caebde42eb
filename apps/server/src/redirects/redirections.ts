import { linkParts } from '@porchlight/contract/links';
import type { RecordSource } from '@porchlight/contract/rendering';
import { recordAt } from '@porchlight/contract/rich-text-records';
import { canonicalPath } from '@porchlight/contract/site-paths';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { mergedInto } from '../records/merged-records.ts';
import { findRedirect } from './find-redirect.ts';
import type { MissedAddresses } from './missed-addresses.ts';
import { redirectOfRecord } from './redirect-from.ts';
import { locationOf } from './redirect-targets.ts';

/** Where a visitor is sent instead of a page that is not there. */
export type Redirection =
  | { status: 301 | 302; location: string; cacheControl: string }
  /** The page was removed permanently. */
  | { status: 410 };

/** What to do about addresses without a page. */
export interface Redirections {
  /** The redirection of an address, path and query as requested; undefined for none. */
  find(address: string): Promise<Redirection | undefined>;
  /** Counts a request for an address without a page and without a redirection. */
  countMiss(address: string): void;
}

/** Browsers would keep a permanent redirect for ever, and people correct one. */
const permanentCacheControl = 'public, max-age=600';

/** Records that are hidden one after the other, each redirected to the next. */
const maxSteps = 10;

/** Reads the stored redirects, without a cache: only a request for a page that is not there needs one. */
export function storedRedirections(parts: {
  db: Database;
  /** The records that visitors may read. */
  source: RecordSource;
  missed: Pick<MissedAddresses, 'count'>;
}): Redirections {
  const { db, source, missed } = parts;
  return {
    async find(address) {
      const path = canonicalPath(address);
      const [, query = ''] = /^[^?]*(\?.*)$/s.exec(address) ?? [];
      let redirect = path === undefined ? undefined : await findRedirect(db.read, path);
      for (let steps = 0; redirect && steps < maxSteps; steps += 1) {
        if (redirect.code === '410') return { status: 410 };
        const target = await presentTarget(db.read, redirect.target);
        const location = await locationOf(target, query, source);
        if (location !== undefined)
          return redirect.code === '302'
            ? { status: 302, location, cacheControl: 'no-cache' }
            : { status: 301, location, cacheControl: permanentCacheControl };
        redirect = await redirectOfRecord(db.read, target);
      }
      return undefined;
    },
    countMiss: (address) => missed.count(address),
  };
}

/** The target of a redirect; in place of a topic that was merged, the one that stays. */
async function presentTarget(db: Kysely<Tables>, target: string): Promise<string> {
  const record = recordAt(`/${linkParts(target).rest}`);
  if (record?.name !== 'topic') return target;
  const id = (await mergedInto(db, 'topic', [record.id])).get(record.id);
  return id === undefined ? target : `record:topic/${id}`;
}
