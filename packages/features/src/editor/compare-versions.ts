import type { AnyRecord } from '@porchlight/contract/entity';
import { isFile, isSecret } from '@porchlight/contract/fields';
import type { SubmittedValues } from '../api/index.ts';
import { type EntityDefinition, namedFields } from '../entity/index.ts';
import { formDefaults } from './form-fields.ts';

/** Result of comparing a form with what someone else has saved in the meantime; arrays of field names. */
export interface Comparison {
  /** Changed by both to different values: the user has to choose. */
  conflicts: string[];
  /** Changed only in the form: to be saved. */
  mine: string[];
  /** Changed only by the other user: left as stored. */
  theirs: string[];
}

/**
 * Compares three versions of a record field by field.
 * @param base the record that the form started from
 * @param current the record as it is stored now
 * @param sent the fields that were changed in the form, with their new values
 */
export function compareVersions(
  definition: EntityDefinition,
  base: AnyRecord,
  current: AnyRecord,
  sent: SubmittedValues,
): Comparison {
  const result: Comparison = { conflicts: [], mine: [], theirs: [] };
  const before = formDefaults(definition, base);
  const now = formDefaults(definition, current);
  for (const field of namedFields(definition)) {
    const { name } = field;
    const theyChanged = isFile(field) ? base[name] !== current[name] : !isSame(before[name], now[name]);
    if (sent[name] === undefined) {
      if (theyChanged) result.theirs.push(name);
    } else if (!(sent[name] instanceof File) && !isSecret(field) && isSame(sent[name], now[name])) {
      // Nothing to do: both entered the same value, or an earlier request of this form succeeded after all.
    } else {
      result[theyChanged ? 'conflicts' : 'mine'].push(name);
    }
  }
  return result;
}

/** Whether two form values are stored the same: line endings and surrounding whitespace are ignored. */
function isSame(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) =>
    String(value ?? '')
      .replace(/\r\n?/g, '\n')
      .trim();
  return plain(a) === plain(b);
}
