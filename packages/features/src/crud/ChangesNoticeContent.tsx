import type { AnyRecord } from '@porchlight/contract/entity';
import { stateNames, stateOf } from '@porchlight/contract/publication';
import { Link } from '@porchlight/ui/Link';
import { Notice } from '@porchlight/ui/Notice';
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
        These are changes of the <Link href={urls.show(replaces)}>published {singular}</Link>. Visitors go on seeing it
        as it is until they are published.
      </Notice>
    );
  if (typeof changes !== 'object' || changes === null || !('id' in changes)) return null;
  const draft: Record<string, unknown> = { ...changes };
  const moment = typeof draft.publish_at === 'string' ? `, ${formatRelativeMoment(draft.publish_at, now)}` : '';
  return (
    <Notice sx={{ mb: 3 }}>
      Changes of this {singular} are under way ({stateNames[stateOf(draft)]}
      {moment}): <Link href={urls.edit(Number(draft.id))}>go on with them</Link>. What is changed here meanwhile stays,
      but for the fields that they change too.
    </Notice>
  );
}
