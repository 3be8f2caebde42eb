import type { Entity } from '@porchlight/contract/entity';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { textProperties } from '@porchlight/contract/rich-text-strings';
import type { SentValues } from '../api/index.ts';

/** What a form holds as calls take it: a long text, which may be its document there, with its document beside it. */
export function calledValues({ fields }: Pick<Entity, 'fields'>, values: SentValues): SentValues {
  const texts = fieldsOfKind(fields, 'longText').map((name) => {
    const value = values[name];
    return typeof value === 'string' ? textProperties(name, value) : {};
  });
  return Object.assign({}, values, ...texts);
}
