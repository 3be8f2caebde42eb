import { fieldsOfKind } from '@porchlight/contract/fields';
import { resources } from '@porchlight/contract/resources';
import { toMoment } from '../db/moments.ts';
import type { StoredRow } from '../db/tables.ts';
import { invalid } from '../errors/http-error.ts';
import type { FileStore } from '../media/index.ts';
import { logoProblem } from '../media/logo-problem.ts';
import type { Values } from '../records/columns.ts';
import { keepClockTimes, settingsClockTimes } from '../writes/clock-times.ts';
import { refillSearchTexts } from '../writes/search-texts.ts';
import type { RowRules } from './row-rules.ts';

const { fields } = resources.organization;

/**
 * Rules of the settings. After a change of the time zone, clock times stay unless the person says that the moments are
 * right. A new logo has to be usable as one.
 */
export function organizationRules(files: Pick<FileStore, 'find'>): RowRules {
  return {
    prepare: inNewZone,
    async afterUpdate(change, { before, after }, { keepsMoments }) {
      await rejectUnusableLogos(files, before, after);
      await refillSearchTexts(change.trx);
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
}

/** Reads the times that are sent along with a time zone in that zone. */
function inNewZone(values: Values): Values {
  const zone = values.time_zone;
  if (typeof zone !== 'string') return values;
  const times = fieldsOfKind(fields, 'dateTime').flatMap((name) => {
    const moment = typeof values[name] === 'string' ? toMoment(values[name], zone) : undefined;
    return moment === undefined ? [] : [[name, moment]];
  });
  return { ...values, ...Object.fromEntries(times) };
}

/**
 * Refuses a new logo that can't be used as one, and a version of a logo without the logo itself.
 * @throws HttpError `validation`
 */
async function rejectUnusableLogos(files: Pick<FileStore, 'find'>, before: StoredRow, after: StoredRow): Promise<void> {
  const errors: Record<string, string> = {};
  for (const [name, { isLogo, versionOf }] of Object.entries(fields)) {
    const picture = after[name];
    if (!isLogo || typeof picture !== 'string' || picture === before[name]) continue;
    const base = versionOf && fields[versionOf];
    const problem =
      base && after[versionOf] === null
        ? `This needs the picture in ‘${base.label}’ too, which is shown in the light scheme.`
        : await logoProblem(files, picture);
    if (problem) errors[name] = problem;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
