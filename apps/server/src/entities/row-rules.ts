import { dayAt } from '@porchlight/contract/dates';
import { pagedResources } from '@porchlight/contract/discovery';
import type { ResourceName } from '@porchlight/contract/entities';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { readItems } from '@porchlight/contract/items';
import { menuItemsMax } from '@porchlight/contract/limits';
import { resources } from '@porchlight/contract/resources';
import { promptProblem } from '@porchlight/contract/sections/placeholders';
import type { SeriesScope } from '@porchlight/contract/series-scope';
import { isListSlug, sitePageWithSlug } from '@porchlight/contract/site-pages';
import type { Kysely } from 'kysely';
import type { StoredRow, Tables } from '../db/tables.ts';
import { HttpError, invalid } from '../errors/http-error.ts';
import { replacePictureInUses, requireCanChangeUses, restorePictureUses } from '../media/picture-library.ts';
import type { Change } from '../records/changes.ts';
import type { Values } from '../records/columns.ts';
import { sectionsOf } from '../records/sections-of.ts';
import { redirectHidden } from '../redirects/redirect-hidden.ts';
import { redirectOldAddress } from '../redirects/redirect-old-address.ts';
import { redirectsLock, rejectWrongRedirect } from '../redirects/redirect-rules.ts';
import { ownTarget } from '../redirects/redirect-targets.ts';
import { afterEventChanged, afterEventCreated } from '../series/change-series.ts';
import { removeOthers, restoreOthers } from '../series/remove-series.ts';
import type { RowChange } from '../writes/row-changes.ts';
import { unmergeRow } from './merge-rows.ts';

/** Hooks of a resource into the generic calls. All are optional. */
export interface RowRules {
  /**
   * Completes or replaces validated values before the transaction begins; may take long.
   * @param id the record of an update
   */
  prepare?(values: Values, action: 'create' | 'update', id?: number): Promise<Values> | Values;
  /** Name of a lock under which all changes run one after the other: see `acquireTransactionLock`. */
  lock?: string;
  /** Runs in the transaction after a row was created, updated, reverted or restored; throws to refuse it. */
  requireValid?(trx: Kysely<Tables>, row: StoredRow): Promise<void>;
  /** Runs in the transaction after a row was created. @returns other records that it has changed */
  afterCreate?(change: RowChange, row: StoredRow): Promise<Change[]>;
  /**
   * Runs in the transaction after an update.
   * @returns other records that it has changed
   * @param by.isConfirmed whether the person has confirmed a change of their own rights
   * @param by.keepsMoments whether a new time zone changes the clock times instead of the moments
   * @param by.redirectTo where visitors are sent from a page that was hidden from them
   * @param by.seriesScope which events of a series it is for
   */
  afterUpdate?(
    change: RowChange,
    rows: { before: StoredRow; after: StoredRow },
    by: { isConfirmed?: boolean; keepsMoments?: boolean; redirectTo?: string; seriesScope?: SeriesScope },
  ): Promise<Change[] | undefined>;
  /**
   * Runs in the transaction after a draft of changes became a version of the record that it replaces.
   * @returns other records that it has changed
   */
  afterMerge?(
    change: RowChange,
    rows: { before: StoredRow; after: StoredRow },
    by: { seriesScope?: SeriesScope },
  ): Promise<Change[]>;
  /** Runs in the transaction after a row was restored. @returns other records that it has changed */
  afterRestore?(change: RowChange, row: StoredRow): Promise<Change[]>;
  /** Runs in the transaction before a deletion; throws to refuse it. @returns other records that it has changed */
  beforeRemove?(change: RowChange, row: StoredRow): Promise<Change[] | undefined>;
  /** Runs in the transaction after a deletion. @returns other records that it has changed */
  afterRemove?(
    change: RowChange,
    row: StoredRow,
    redirectTo: string | undefined,
    seriesScope?: SeriesScope,
  ): Promise<Change[]>;
}

/**
 * Creates the rules of the entities that have any.
 * @param others the rules of accounts, of the settings and of the email list
 * @param publicUrl URL of the site
 */
export function createRowRules(
  others: { user: RowRules; organization: RowRules; email: RowRules },
  now: () => Date,
  publicUrl?: string,
): Partial<Record<ResourceName, RowRules>> {
  return {
    ...others,
    ...Object.fromEntries(pagedResources.map((name) => [name, pagedRules(publicUrl)])),
    event: eventRules(publicUrl),
    donation: donationRules(now),
    media: mediaRules,
    page: pageRules(publicUrl),
    topic: topicRules(publicUrl),
    redirect: redirectRules(publicUrl),
    menus: menusRules,
  };
}

/** The pages of the site stay where they are. Those of the institute's own may move, and redirect from where they were. */
function pageRules(publicUrl: string | undefined): RowRules {
  const paged = pagedRules(publicUrl);
  return {
    ...paged,
    async requireValid(_, row) {
      if (row.state !== 'published' && row.state !== 'scheduled') return;
      const problem = promptProblem(sectionsOf(resources.page.fields, row).flatMap(({ sections }) => sections));
      if (problem) throw invalid({ sections: problem });
    },
    async afterUpdate(change, rows, by) {
      if (sitePageWithSlug(String(rows.before.slug)) && rows.before.slug !== rows.after.slug)
        throw invalid({ slug: 'This page is part of the site, so its address can’t change.' });
      return [...((await redirectOldAddress(change, rows)) ?? []), ...(await paged.afterUpdate(change, rows, by))];
    },
    async beforeRemove(_, { slug }) {
      if (sitePageWithSlug(String(slug))) {
        const shown = isListSlug(String(slug)) ? 'see the list without its words' : 'don’t see it';
        const message = `This page is part of the site, so it can’t be deleted. Archive it, and visitors ${shown}.`;
        throw new HttpError('validation', message, { fields: {} });
      }
      return undefined;
    },
  };
}

/** A picture that is replaced or deleted in the library is replaced or removed in all records that show it. */
const mediaRules: RowRules = {
  async afterUpdate(change, { before, after }) {
    const [was, is] = [String(before.image), String(after.image)];
    if (was !== is) return replacePictureInUses(change, was, is);
    await requireCanChangeUses(change, is);
    return undefined;
  },
  beforeRemove: (change, row) => replacePictureInUses(change, String(row.image), null),
  afterRestore: restorePictureUses,
};

/** The address of a record which is hidden from visitors leads to where a person has chosen, until it is shown again. */
function pagedRules(publicUrl: string | undefined) {
  const own = (redirectTo: string | undefined) => redirectTo && ownTarget(redirectTo, publicUrl);
  return {
    afterUpdate: (change, rows, { redirectTo }) => redirectHidden(change, rows, own(redirectTo)),
    afterRestore: (change, after) => redirectHidden(change, { after }, undefined),
    afterRemove: (change, before, redirectTo) => redirectHidden(change, { before }, own(redirectTo)),
  } satisfies RowRules;
}

/** An event that repeats has further events, which change and go with it as people choose. */
function eventRules(publicUrl: string | undefined): RowRules {
  const paged = pagedRules(publicUrl);
  return {
    afterCreate: afterEventCreated,
    afterUpdate: async (change, rows, by) => [
      ...(await paged.afterUpdate(change, rows, by)),
      ...(await afterEventChanged(change, rows, by.seriesScope)),
    ],
    afterMerge: (change, rows, { seriesScope }) => afterEventChanged(change, rows, seriesScope),
    afterRemove: async (change, row, redirectTo, seriesScope) => {
      const { removed, changes } = await removeOthers(change, row, seriesScope);
      for (const each of [row, ...removed]) changes.push(...(await paged.afterRemove(change, each, redirectTo)));
      return changes;
    },
    afterRestore: async (change, row) => {
      const restored = await restoreOthers(change, row);
      const changes = restored.map(({ id }): Change => ({ resource: 'event', id }));
      for (const each of [row, ...restored]) changes.push(...(await paged.afterRestore(change, each)));
      return changes;
    },
  };
}

/** A renamed topic keeps its visitors, and a restored one its records. */
function topicRules(publicUrl: string | undefined): RowRules {
  const paged = pagedRules(publicUrl);
  return {
    ...paged,
    afterUpdate: async (change, rows, by) => [
      ...((await redirectOldAddress(change, rows)) ?? []),
      ...(await paged.afterUpdate(change, rows, by)),
    ],
    afterRestore: async (change, row) => [
      ...(await unmergeRow(change, 'topic', row)),
      ...(await paged.afterRestore(change, row)),
    ],
  };
}

/** Links to pages of this site are stored without its name. No redirect leads to another one. */
function redirectRules(publicUrl: string | undefined): RowRules {
  return {
    prepare: ({ target, ...values }) => ({
      ...values,
      ...(typeof target === 'string' && { target: ownTarget(target, publicUrl) }),
    }),
    lock: redirectsLock,
    requireValid: rejectWrongRedirect,
  };
}

/** The menus are on every page, so that their number of links is limited, all menus together. */
const menusRules: RowRules = {
  async afterUpdate(_, { before, after }) {
    const lists = fieldsOfKind(resources.menus.fields, 'items');
    const count = lists.reduce((sum, name) => sum + (readItems(after[name])?.length ?? 0), 0);
    const changed = lists.find((name) => before[name] !== after[name]);
    if (count <= menuItemsMax || !changed) return undefined;
    const message = `All menus together can have at most ${menuItemsMax} links and headings. Remove ${count - menuItemsMax}.`;
    throw invalid({ [changed]: message });
  },
};

/** A donation always has a date: today when created without one; an update without a date keeps the old one. */
function donationRules(now: () => Date): RowRules {
  return {
    prepare(values, action) {
      if (values.date) return values;
      const { date: _, ...rest } = values;
      return action === 'create' ? { ...rest, date: dayAt(now()) } : rest;
    },
  };
}
