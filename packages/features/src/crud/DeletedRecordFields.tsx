import type { DeletedRecord, HistoryEntry } from '@porchlight/contract/history';
import { ErrorMessage } from '@porchlight/ui/ErrorMessage';
import { FieldDifference } from '@porchlight/ui/FieldDifference';
import { Loading } from '@porchlight/ui/Loading';
import { Stack } from '@porchlight/ui/Stack';
import { Typography } from '@porchlight/ui/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recordChangesQuery, reportFailure } from '../api/index.ts';
import { useNow } from '../site/now.tsx';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { entryOfEverything } from './history-entries.ts';

/** What `DeletedRecordFields` shows. */
export interface DeletedRecordFieldsProps {
  definition: AnyEntityDefinition;
  record: DeletedRecord;
}

/** What a record held when it was deleted, as far as its history tells: a deleted record itself is answered to nobody. */
export function DeletedRecordFields({ definition, record }: DeletedRecordFieldsProps) {
  const now = useNow();
  const { data, error } = useQuery(recordChangesQuery(record.resource, record.record_id));
  useEffect(() => {
    if (error) reportFailure(`fetch what ${record.resource} ${record.record_id} held`, error);
  }, [error, record]);
  if (error)
    return <ErrorMessage text="What it held can’t be loaded right now. Check your connection and try again." />;
  if (!data) return <Loading />;
  const held = lastValues(data.history, definition, now);
  if (held.length === 0)
    return <Typography color="textSecondary">Its history does not reach back to what it held.</Typography>;
  return (
    <Stack spacing={1}>
      {held.map((change) => (
        <FieldDifference key={change.label} {...change} from={null} fromUrl={null} />
      ))}
    </Stack>
  );
}

/** The last value of each field that any change has set; what is empty is left out. */
function lastValues(history: readonly HistoryEntry[], definition: AnyEntityDefinition, now: Date) {
  const values = new Map(
    history
      .toReversed()
      .flatMap((entry) => entryOfEverything(entry, definition, now).changes.map((change) => [change.label, change])),
  );
  return [...values.values()].filter(({ to }) => to !== null && to !== '');
}
