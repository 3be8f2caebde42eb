import type { AnyRecord } from '@porchlight/contract/entity';
import { stateNames, stateOf } from '@porchlight/contract/publication';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { Link } from '@porchlight/ui/navigation/Link';
import { formatRelativeMoment } from '../dates/index.ts';
import { useRunningNow } from '../site/index.ts';
import type { EntityDefinition } from './entity-definition.ts';

/** Props of `ChangesNotice` and `ChangesNoticeContent`. */
export interface ChangesNoticeProps {
  definition: EntityDefinition;
  record: AnyRecord;
}

/** The text of `ChangesNotice`: links a draft of changes to its published record, and that record to the draft. */
export function ChangesNoticeContent({ definition, record }: ChangesNoticeProps) {
  const { singular, urls } = definition;
  const now = useRunningNow();
  const { replaces, changes } = record;
  if (typeof replaces === 'number')
    return (
      <Notice sx={{ mb: 3 }}>
        These are unpublished changes to the <Link href={urls.show(replaces)}>published {singular}</Link>. Visitors see
        the published version until you publish these changes.
      </Notice>
    );
  if (typeof changes !== 'object' || changes === null || !('id' in changes)) return null;
  const draft: Record<string, unknown> = { ...changes };
  const moment = typeof draft.publish_at === 'string' ? `, ${formatRelativeMoment(draft.publish_at, now)}` : '';
  return (
    <Notice sx={{ mb: 3 }}>
      This {singular} has unpublished changes ({stateNames[stateOf(draft)]}
      {moment}). <Link href={urls.edit(Number(draft.id))}>Continue editing them</Link>. If you edit the published
      version instead, publishing these changes replaces the fields that both have changed.
    </Notice>
  );
}
