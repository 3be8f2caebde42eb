import { formatShortDate } from '@porchlight/contract/dates';
import type { AnyRecord } from '@porchlight/contract/entity';
import { type SetOfRecord, stateOf } from '@porchlight/contract/publication';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Link } from '@porchlight/ui/navigation/Link';
import { useRunningNow } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { ChangedBy } from './ChangedBy.tsx';
import type { EntityDefinition } from './entity-definition.ts';
import { stateText } from './state-text.ts';

interface StateLineProps {
  definition: EntityDefinition;
  /** The record as last saved, null for a new one. */
  record: AnyRecord | null;
  /** Whether a form has changes of it that are not saved. @default false */
  hasChanges?: boolean;
  /** The change set that it is in. @default that of the record */
  set?: SetOfRecord;
}

/** The line below the title that says what state a record is in. */
export function StateLine({ definition, record, hasChanges = false, set = setOf(record) }: StateLineProps) {
  const now = useRunningNow();
  return (
    <Typography variant="small" color="textSecondary" component="p" role="status" sx={{ mb: 2 }}>
      {stateText(record, now, hasChanges)}
      {record && stateOf(record) === 'in_review' && !hasChanges && (
        <ChangedBy before="by" resource={definition.name} record={record} />
      )}
      {set && (
        <>
          {' · in the set '}
          <Link href={urls.changeSet(set.id)}>“{set.name}”</Link>
          {set.publish_at && `, which goes live ${formatShortDate(set.publish_at, { now, withTime: true })}`}
        </>
      )}
    </Typography>
  );
}

function setOf(record: AnyRecord | null): SetOfRecord | undefined {
  // The server says so with a single record alone.
  return (record?.change_set as SetOfRecord | undefined) ?? undefined;
}
