import type { AnyRecord } from '@porchlight/contract/entity';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { readItems } from '@porchlight/contract/items';
import { useQuery } from '@tanstack/react-query';
import type { EntityDefinition } from './entity-definition.ts';
import { linkTextsQuery } from './link-targets.ts';

/** What the links in a record's lists of items lead to, in words; undefined until it is known. */
export function useLinkTexts(
  { fields }: EntityDefinition,
  record: AnyRecord | undefined,
): ReadonlyMap<string, string> | undefined {
  const links = fieldsOfKind(fields, 'items').flatMap((name) => {
    const inner = Object.entries(fields[name]?.fields ?? {}).filter(([, { kind }]) => kind === 'link');
    const items = readItems(record?.[name] ?? null) ?? [];
    return items.flatMap((item) => inner.map(([each]) => String(item[each] ?? '')).filter(Boolean));
  });
  return useQuery(linkTextsQuery(links)).data;
}
