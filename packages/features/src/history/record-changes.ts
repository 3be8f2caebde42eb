import type { AnyRecord } from '@porchlight/contract/entity';
import type { HistoryEntry } from '@porchlight/contract/history';
import { personName } from '@porchlight/contract/person-names';
import type { EntityShowField } from '@porchlight/ui/data-display/EntityShow';
import type { ListCardItem } from '@porchlight/ui/surfaces/ListCard';
import { formatRelativeMoment } from '../dates/index.ts';
import { type EntityDefinition, thisRecord } from '../entity/index.ts';
import { recordHistoryEntries } from './history-entries.ts';

/** Number of versions on a record's screen; its history lists all. */
const shownVersions = 3;

/** A record's latest changes, and whether they go back to the oldest one. */
export interface RecordChanges {
  history: readonly HistoryEntry[];
  isComplete: boolean;
}

/**
 * Rows of a record's screen that tell when and by whom it was created and last changed. The name is left out if the
 * history doesn't go back that far, and while it is loading.
 */
export function auditFields(record: AnyRecord, changes: RecordChanges | undefined, now: Date): EntityShowField[] {
  const [latest] = changes?.history ?? [];
  const first = changes?.isComplete ? changes.history.at(-1) : undefined;
  const rows = [
    { label: 'Created', at: record.created_at, by: first?.action === 'create' ? first.by : undefined },
    { label: 'Changed', at: record.version > 1 ? record.updated_at : null, by: latest?.by },
  ];
  return rows.flatMap(({ label, at, by }) => {
    if (typeof at !== 'string' || at === '') return [];
    const value = `${sentence(formatRelativeMoment(at, now))}${by ? `, by ${personName(by)}` : ''}`;
    return [{ name: `own:${label}`, label, kind: 'text' as const, value }];
  });
}

/** The latest versions as list items of two lines each. */
export function latestVersions(
  { history, isComplete }: RecordChanges,
  definition: EntityDefinition,
  now: Date,
): ListCardItem[] {
  return recordHistoryEntries(history, definition, isComplete, now)
    .filter(({ at }) => at !== '')
    .slice(0, shownVersions)
    .map(({ id, versionText = '', who, action, at }) => ({
      id,
      title: versionText,
      details: `${who} ${action} ${thisRecord(definition)}, ${formatRelativeMoment(at, now)}`,
    }));
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
