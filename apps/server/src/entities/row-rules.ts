import { dayAt } from '@porchlight/contract/dates';
import type { ResourceName } from '@porchlight/contract/entities';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { readItems } from '@porchlight/contract/items';
import { menuItemsMax } from '@porchlight/contract/limits';
import { resources } from '@porchlight/contract/resources';
import { toMoment } from '../db/moments.ts';
import type { StoredRow } from '../db/tables.ts';
import { invalid } from '../errors/http-error.ts';
import { replacePictureInUses, requireCanChangeUses, restorePictureUses } from '../media/picture-library.ts';
import type { Change } from '../records/changes.ts';
import type { Values } from '../records/columns.ts';
import { keepClockTimes, settingsClockTimes } from '../writes/clock-times.ts';
import type { RowChange } from '../writes/row-changes.ts';

/** Hooks of a resource into the generic calls. All are optional. */
export interface RowRules {
  /**
   * Completes or replaces validated values before the transaction begins; may take long.
   * @param id the record of an update
   */
  prepare?(values: Values, action: 'create' | 'update', id?: number): Promise<Values> | Values;
  /** Name of a lock under which all changes run one after the other: see `acquireTransactionLock`. */
  lock?: string;
  /**
   * Runs in the transaction after an update.
   * @returns other records that it has changed
   * @param by.isConfirmed whether the person has confirmed a change of their own rights
   * @param by.keepsMoments whether a new time zone changes the clock times instead of the moments
   */
  afterUpdate?(
    change: RowChange,
    rows: { before: StoredRow; after: StoredRow },
    by: { isConfirmed?: boolean; keepsMoments?: boolean },
  ): Promise<Change[] | undefined>;
  /** Runs in the transaction after a row was restored. @returns other records that it has changed */
  afterRestore?(change: RowChange, row: StoredRow): Promise<Change[]>;
  /** Runs in the transaction before a deletion; throws to refuse it. @returns other records that it has changed */
  beforeRemove?(change: RowChange, row: StoredRow): Promise<Change[] | undefined>;
}

/**
 * Creates the rules of the entities that have any.
 * @param user the rules of accounts
 */
export function createRowRules(user: RowRules, now: () => Date): Partial<Record<ResourceName, RowRules>> {
  return {
    user,
    donation: donationRules(now),
    media: mediaRules,
    menus: menusRules,
    organization: organizationRules,
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

/** After a change of the time zone, clock times stay unless the person says that the moments are right. */
const organizationRules: RowRules = {
  prepare: inNewZone,
  async afterUpdate(change, { before, after }, { keepsMoments }) {
    const [from, to] = [String(before.time_zone), String(after.time_zone)];
    if (from === to || keepsMoments) return undefined;
    const own = settingsClockTimes(before, after);
    if (Object.keys(own).length > 0) {
      await change.trx.updateTable('organization').set(own).where('id', '=', after.id).execute();
      // The response is made of this row.
      Object.assign(after, own);
    }
    return keepClockTimes(change, from, to);
  },
};

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

/** Reads the times that are sent along with a time zone in that zone. */
function inNewZone(values: Values): Values {
  const zone = values.time_zone;
  if (typeof zone !== 'string') return values;
  const times = fieldsOfKind(resources.organization.fields, 'dateTime').flatMap((name) => {
    const moment = typeof values[name] === 'string' ? toMoment(values[name], zone) : undefined;
    return moment === undefined ? [] : [[name, moment]];
  });
  return { ...values, ...Object.fromEntries(times) };
}

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
