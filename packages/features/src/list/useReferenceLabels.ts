import { entityOf, recordName } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { listLimitMax } from '@porchlight/contract/limits';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { anyStateFilter, staffListQuery } from '../api/index.ts';
import { type EntityDefinition, textAsRead } from '../entity/index.ts';

/** The names of the records that fields refer to, by field and id. */
export type ReferenceLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The names of the records that the fields of an entity can refer to, for filters; as far as they were read. */
export function useReferenceLabels({ fields }: EntityDefinition): ReferenceLabels {
  const targets = useMemo(
    () => fieldsOfKind(fields, 'references').flatMap((field) => ({ field, to: fields[field]?.to ?? 'topic' })),
    [fields],
  );
  return useQueries({
    queries: targets.map(({ to }) =>
      staffListQuery(to, { ...anyStateFilter(to), sort: entityOf(to).defaultSort, limit: listLimitMax, excerpt: 1 }),
    ),
    combine: useCallback(
      (results: readonly { data?: { records: AnyRecord[] } }[]) =>
        Object.fromEntries(
          targets.map(({ field, to }, index) => {
            const records = results[index]?.data?.records ?? [];
            return [
              field,
              Object.fromEntries(records.map((record) => [record.id, textAsRead(recordName(to, record))])),
            ];
          }),
        ),
      [targets],
    ),
  });
}
