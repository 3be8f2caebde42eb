import type { Fields } from '@porchlight/contract/fields';
import { resources } from '@porchlight/contract/resources';
import type { AnyEntityDefinition, FieldWords } from './entity-definition.ts';

/** The contract's fields of an entity, with the definition's words. */
export function definedFields(definition: AnyEntityDefinition) {
  const fields: Fields = resources[definition.name].fields;
  return Object.entries<FieldWords>(definition.fields).flatMap(([name, words]) => {
    const field = fields[name];
    return field ? [{ name, field, words }] : [];
  });
}

/** Whether its form holds a text that takes more than one sitting. */
export function hasLongText(definition: AnyEntityDefinition): boolean {
  return definedFields(definition).some(({ field }) => field.kind === 'longText');
}
