import type { AnyRecord } from '@porchlight/contract/entity';
import { isFile } from '@porchlight/contract/fields';
import type { SentValues } from '../api/index.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { namedFields } from './entity-definition.ts';
import { formDefaults } from './form-fields.ts';

/** How a form stands against what somebody else has saved meanwhile. Names of fields. */
export interface Comparison {
  /** Changed by both to different things: somebody has to choose. */
  conflicts: string[];
  /** Changed only here: still to be saved. */
  mine: string[];
  /** Changed only there: kept as it is stored. */
  theirs: string[];
}

/**
 * Compares three versions of a record field by field.
 * @param base the record that the form started from
 * @param current the record as it is stored now
 * @param sent what the form would save: the fields that were changed in it
 */
export function compareVersions(
  definition: EntityDefinition,
  base: AnyRecord,
  current: AnyRecord,
  sent: SentValues,
): Comparison {
  const result: Comparison = { conflicts: [], mine: [], theirs: [] };
  const before = formDefaults(definition, base);
  const now = formDefaults(definition, current);
  for (const field of namedFields(definition)) {
    const { name } = field;
    const theyChanged = isFile(field) ? base[name] !== current[name] : !isSame(before[name], now[name]);
    if (sent[name] === undefined) {
      if (theyChanged) result.theirs.push(name);
    } else if (!(sent[name] instanceof File) && field.kind !== 'password' && isSame(sent[name], now[name])) {
      // Both typed the same, or an earlier request arrived after all.
    } else {
      result[theyChanged ? 'conflicts' : 'mine'].push(name);
    }
  }
  return result;
}

/** Whether two values of a form are the same once they are stored: line ends and spaces around don't count. */
function isSame(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) =>
    String(value ?? '')
      .replace(/\r\n?/g, '\n')
      .trim();
  return plain(a) === plain(b);
}
