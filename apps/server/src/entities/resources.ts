import { byName, type ResourceName } from '@porchlight/contract/entities';
import type { RecordSource } from '@porchlight/contract/rendering';
import type { Kysely } from 'kysely';
import type { FileKeys } from '../access/file-keys.ts';
import type { SecurityLog } from '../audit/security-log.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { EntryAccess } from '../forms/entry-access.ts';
import { EntryDeletion } from '../forms/entry-deletion.ts';
import { EntryFiles } from '../forms/entry-files.ts';
import { FormEntries } from '../forms/form-entries.ts';
import { ListCountCache } from '../lists/list-count-cache.ts';
import { ResponseCache } from '../lists/response-cache.ts';
import type { FileStore } from '../media/index.ts';
import { applySchedules } from '../publication/apply-schedules.ts';
import { Changes } from '../records/changes.ts';
import type { ReadFacts } from '../records/fill-facts.ts';
import { Registrations } from '../registrations/registrations.ts';
import type { MissedSearches } from '../search/missed-searches.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { createSearchService, type SearchService } from '../search/search-service.ts';
import { DatesInSearch } from '../series/dates-in-search.ts';
import { extendSeries } from '../series/extend-series.ts';
import type { SuppressedAddresses } from '../subscribers/suppressed-addresses.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { SlugGenerator } from '../writes/slug-generator.ts';
import { createService } from './create-service.ts';
import { currentSettings } from './current-settings.ts';
import { type FacetReader, facetReader } from './facets-route.ts';
import { type LinkedRecords, linkedRecords } from './linked-records.ts';
import { organizationRules } from './organization-rules.ts';
import { createPreviewSource } from './preview-source.ts';
import { type PreviewedSite, previewedSite } from './previewed-site.ts';
import { createPublicSource } from './public-source.ts';
import type { ResourceService } from './resource-service.ts';
import { createRowRules, type RowRules } from './row-rules.ts';
import { subscriberRules } from './subscriber-rules.ts';

/** The calls of all entities, usable with and without HTTP. */
export interface Resources {
  /** The calls of each resource. They don't check access: callers have to. */
  services: Record<ResourceName, ResourceService>;
  /** The visitors' search. */
  search: SearchService;
  /** Whether searches without results are counted. */
  countsSearches: () => Promise<boolean>;
  /** What visitors can filter lists by. */
  facets: FacetReader;
  /** Emits changes after their commit. */
  changes: Changes;
  /**
   * A visitor's read requests without HTTP, for server rendering: with the same access checks and the same records.
   * Callers may modify the results. Throws `HttpError`, which has a `status`.
   */
  publicSource: RecordSource;
  /** Like `publicSource`, but with one record in any state, and with keys to its files. */
  previewSource(name: ResourceName, id: number): RecordSource;
  /** What visitors would see if a query builder returned other rows; never cached. */
  previewedSite(read: Kysely<Tables>): Promise<PreviewedSite>;
  /** Reads the records that links lead to at once, for visitors and without sections. */
  linkedRecords(links: readonly string[]): Promise<LinkedRecords>;
  /** Receives what visitors send with forms. */
  forms: FormEntries;
  /** Gives seats of events. */
  registrations: Registrations;
  /** Deletes it for good. */
  entryDeletion: EntryDeletion;
  /** Who may read it besides administrators. */
  entryAccess: EntryAccess;
  /** The files among it. */
  entryFiles: EntryFiles;
  /** Publishes and archives what is due. */
  applySchedules(): Promise<void>;
  /** Adds the dates that repeating events have got since. */
  extendSeries(): Promise<void>;
}

/** Creates the resources for an open database. */
export function createResources(options: {
  db: Database;
  /** Rules of accounts. */
  accountRules: RowRules;
  /** Addresses that the email list does not take. */
  suppressed: SuppressedAddresses;
  searchIndex: SearchIndex;
  /** Counts what visitors search for in vain. */
  missedSearches: Pick<MissedSearches, 'count'>;
  files: Pick<FileStore, 'find' | 'pictureSize' | 'has' | 'saveAnswer' | 'findAnswer' | 'dropAnswers'>;
  now: () => Date;
  /** URL of the site. Redirects to its own addresses are stored without it. */
  publicUrl?: string;
  metrics: Metrics;
  securityLog: SecurityLog;
  /** Signs keys for files of unpublished records. */
  keys?: FileKeys;
}): Resources {
  const {
    db,
    accountRules,
    suppressed,
    searchIndex,
    missedSearches,
    files,
    now,
    publicUrl,
    metrics,
    securityLog,
    keys,
  } = options;
  const changes = new Changes(now);
  const cache = new ResponseCache(changes, undefined, metrics.cache('answers'));
  const listCounts = new ListCountCache(changes);
  const slugs = new SlugGenerator();
  const readFacts: ReadFacts = async () => (await settings.current()).facts;
  const context = { db, files, now, changes, cache, listCounts, slugs, securityLog, keys, readFacts, publicUrl };
  const email = subscriberRules({ db, suppressed, now });
  const rules = createRowRules({ user: accountRules, organization: organizationRules(files), email }, now, publicUrl);
  const services = byName((name) => createService(name, context, rules[name] ?? {}));

  const settings = currentSettings(services.organization, changes);

  const entryFiles = new EntryFiles({ db, files, now });
  const forms = new FormEntries({
    ...{ db, now, changes, files: entryFiles },
    insertEntry: services.formEntry.insertIn,
  });
  const registrations = new Registrations({ db, now, changes, insertEntry: services.formEntry.insertIn });
  const dates = new DatesInSearch(db.read, changes, now);
  const search = createSearchService({
    index: searchIndex,
    readSettings: () => settings.current(),
    missed: missedSearches,
    dates,
  });
  const apply = () => applySchedules({ db, changes, slugs, now });
  const facets = facetReader(db.read, cache);
  const visible = createPublicSource(db.read, services, search, { forms, registrations, readFacets: facets });
  return {
    services,
    search,
    countsSearches: async () => (await settings.current()).countsSearches,
    facets,
    changes,
    forms,
    registrations,
    entryDeletion: new EntryDeletion({ db, changes, now, files: entryFiles }),
    entryFiles,
    entryAccess: new EntryAccess({ db, now, securityLog }),
    publicSource: visible,
    previewSource: (name, id) => createPreviewSource({ services, visible, readFacts, name, id }),
    previewedSite: (read) => previewedSite(context, search, read),
    linkedRecords: (links) => linkedRecords(db.read, links, readFacts),
    applySchedules: apply,
    extendSeries: () => extendSeries({ db, changes, slugs, now }),
  };
}
