import { byName, type ResourceName } from '@porchlight/contract/entities';
import type { RecordSource } from '@porchlight/contract/rendering';
import { resources as table } from '@porchlight/contract/resources';
import type { PasswordHasher } from '../accounts/passwords.ts';
import type { Database } from '../db/database.ts';
import type { FileStore } from '../files/index.ts';
import { HttpError } from '../http-error.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { AnswerCache } from './answer-cache.ts';
import { Changes } from './changes.ts';
import { canRead } from './policies.ts';
import { createService, type ResourceService } from './resource-service.ts';
import { notFound } from './row-changes.ts';
import { createRowRules } from './row-rules.ts';
import { createSearchService, type SearchService } from './search-service.ts';
import { SlugNames } from './slug-names.ts';

/** Everything the server knows of all entities, usable with and without HTTP. */
export interface Resources {
  /** The calls of each resource. They know no policy: whoever calls them has checked it. */
  services: Record<ResourceName, ResourceService>;
  /** The search over what visitors may read. */
  search: SearchService;
  /** Tells what changed, after it is committed. */
  changes: Changes;
  /**
   * A visitor's reads without the network, for pages that are rendered: the same policy and the same records as over
   * HTTP. What it answers may be changed by the caller. Throws `HttpError`, which carries a `status`.
   */
  publicSource: RecordSource;
}

/** Puts the resources together over an open database. */
export function createResources(options: {
  db: Database;
  hasher: PasswordHasher;
  files: Pick<FileStore, 'pdfBytes'>;
  now: () => Date;
  metrics: Metrics;
}): Resources {
  const { db, hasher, files, now, metrics } = options;
  const changes = new Changes();
  const cache = new AnswerCache(changes, undefined, metrics.cache('answers'));
  const context = { db, files, now, changes, cache, slugs: new SlugNames() };
  const rules = createRowRules({ hasher, now });
  const services = byName((name) => createService(name, context, rules[name] ?? {}));

  const search = createSearchService(db);
  return { services, search, changes, publicSource: publicSource(services, search) };
}

function publicSource(services: Resources['services'], search: SearchService): RecordSource {
  const refuseHidden = (name: ResourceName, action: 'list' | 'single') => {
    if (!canRead(name, action, null)) throw new HttpError('unauthorized', 'Please sign in.');
  };
  return {
    async list(name, query) {
      refuseHidden(name, 'list');
      const { bytes, totalCount = null } = await services[name].list(query);
      return { records: JSON.parse(bytes.toString())[table[name].calls.listKey], totalCount };
    },
    async single(name, id) {
      refuseHidden(name, 'single');
      const { bytes } = await services[name].single(parseId(name, id));
      return JSON.parse(bytes.toString())[table[name].calls.singleKey];
    },
    async search(query) {
      const { bytes } = await search(query);
      return JSON.parse(bytes.toString());
    },
  };
}

/**
 * The id in an address.
 * @throws HttpError `bad_request` when it can't be one, `not_found` when it is larger than any
 */
export function parseId(name: ResourceName, id: unknown): number {
  if (!/^[1-9]\d{0,15}$/.test(String(id))) throw new HttpError('bad_request', 'An id is a whole number above zero.');
  const number = Number(id);
  if (!Number.isSafeInteger(number)) throw notFound(table[name]);
  return number;
}
