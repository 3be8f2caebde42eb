import type { Entity } from '@porchlight/contract/entity';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { textProperties } from '@porchlight/contract/rich-text-strings';
import type { SentValues } from '../api/index.ts';

/** A form's values as the API takes them: a long text that the form holds as a document becomes text and document. */
export function calledValues({ fields }: Pick<Entity, 'fields'>, values: SentValues): SentValues {
  const texts = fieldsOfKind(fields, 'longText').map((name) => {
    const value = values[name];
    return typeof value === 'string' ? textProperties(name, value) : {};
  });
  return Object.assign({}, values, ...texts);
}
