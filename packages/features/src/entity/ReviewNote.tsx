import type { AnyRecord } from '@porchlight/contract/entity';
import { Notice } from '@porchlight/ui/feedback/Notice';

/** Why a record was sent back to its author; renders nothing for another one. */
export function ReviewNote({ record: { review_note: note } }: { record: AnyRecord }) {
  return typeof note === 'string' && note !== '' ? (
    <Notice tone="important" sx={{ mb: 3 }} title="Sent back">
      {note}
    </Notice>
  ) : null;
}
