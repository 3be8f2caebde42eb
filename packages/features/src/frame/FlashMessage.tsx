import { Snackbar } from '@porchlight/ui/feedback/Snackbar';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { Link } from '@porchlight/ui/navigation/Link';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listKey, reportFailure } from '../api/index.ts';
import { failureText, useRecordChange } from '../entity/index.ts';
import { findLink, focusRow } from './focus-row.ts';
import { type FlashState, useFlashMessage } from './useFlashMessage.ts';

/** A record that was just hidden from visitors. */
type HiddenRecord = NonNullable<NonNullable<FlashState['notice']>['undo']>;

/** How long to wait for the saved row in the list before a link to it is offered, in milliseconds. */
const linkDelayMs = 1_500;

/**
 * Shows the flash message that the previous page passed as the navigation's `state.notice`, once. The saved row gets
 * focus; if the list doesn't show it, the message links to a search for it.
 */
export function FlashMessage() {
  const notice = useFlashMessage('notice');
  const [dismissed, setDismissed] = useState<FlashState['notice']>();
  const hidden = notice?.undo;
  const row = useMissingRow(notice?.row);
  const change = useRecordChange();
  const client = useQueryClient();
  const dialogs = useDialogs();
  const undo = async ({ resource, id, version }: HiddenRecord) => {
    try {
      await change({ resource, call: 'update', id: String(id), values: { state: 'published' }, version });
      await client.invalidateQueries({ queryKey: listKey(resource) });
    } catch (error) {
      reportFailure(`publish ${resource} ${id} again`, error);
      void dialogs.alert(failureText(error), { title: 'Could not undo' });
      throw error;
    }
  };
  useEffect(() => {
    if (!notice) return;
    // Typing dismisses the message, so that it doesn't cover the next button.
    const dismiss = () => setDismissed(notice);
    document.addEventListener('input', dismiss);
    return () => document.removeEventListener('input', dismiss);
  }, [notice]);
  return (
    <Snackbar
      open={notice !== undefined && notice !== dismissed}
      message={[notice?.text, notice?.details].filter(Boolean).join('. ')}
      onUndo={hidden && (() => undo(hidden))}
      onDismiss={() => setDismissed(notice)}
    >
      {row?.searchHref && (
        <Link href={row.searchHref} onClick={() => focusRow(row.href)}>
          Show in the list
        </Link>
      )}
      {notice?.publishedUrl && (
        <Link href={notice.publishedUrl} newTab>
          View on website
        </Link>
      )}
    </Snackbar>
  );
}

type SavedRow = NonNullable<NonNullable<FlashState['notice']>['row']>;

/**
 * Focuses a row as soon as it is rendered.
 * @returns the row while the list lacks it: on another page, or filtered out
 */
function useMissingRow(row: SavedRow | undefined): SavedRow | undefined {
  const [missing, setMissing] = useState<SavedRow>();
  useEffect(() => {
    if (!row) return;
    const stop = focusRow(row.href);
    const timer = setTimeout(() => setMissing(findLink(row.href) ? undefined : row), linkDelayMs);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [row]);
  return row && missing;
}
