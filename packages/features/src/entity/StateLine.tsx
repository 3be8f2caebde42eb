import type { AnyRecord } from '@porchlight/contract/entity';
import { stateOf } from '@porchlight/contract/publication';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { useRunningNow } from '../site/index.ts';
import { ChangedBy } from './ChangedBy.tsx';
import type { EntityDefinition } from './entity-definition.ts';
import { stateText } from './state-text.ts';

interface StateLineProps {
  definition: EntityDefinition;
  /** The record as last saved, null for a new one. */
  record: AnyRecord | null;
  /** Whether a form has changes of it that are not saved. @default false */
  hasChanges?: boolean;
}

/** The line below the title that says what state a record is in. */
export function StateLine({ definition, record, hasChanges = false }: StateLineProps) {
  const now = useRunningNow();
  return (
    <Typography variant="small" color="textSecondary" component="p" role="status" sx={{ mb: 2 }}>
      {stateText(record, now, hasChanges)}
      {record && stateOf(record) === 'in_review' && !hasChanges && (
        <ChangedBy before="by" resource={definition.name} record={record} />
      )}
    </Typography>
  );
}
