import { Link } from '@porchlight/ui/Link';
import { Snackbar } from '@porchlight/ui/Snackbar';
import { useEffect, useState } from 'react';
import { findLink, focusRow } from './focus-row.ts';
import { type FlashState, useFlashMessage } from './useFlashMessage.ts';

/** How long a list may take to show the saved row before the way to it is offered, in milliseconds. */
const patienceMs = 1_500;

/**
 * What the page before has to say on this one, as `state.notice` of the navigation: read out when it comes, and said
 * once. The saved row gets the focus; where the list does not show it, there is a way to it.
 */
export function FlashMessage() {
  const notice = useFlashMessage('notice');
  const [dismissed, setDismissed] = useState<FlashState['notice']>();
  const row = useMissingRow(notice?.row);
  useEffect(() => {
    if (!notice) return;
    // Whoever types has gone on: it must not lie over what they press next.
    const dismiss = () => setDismissed(notice);
    document.addEventListener('input', dismiss);
    return () => document.removeEventListener('input', dismiss);
  }, [notice]);
  return (
    <Snackbar
      open={notice !== undefined && notice !== dismissed}
      message={[notice?.text, notice?.details].filter(Boolean).join('. ')}
      onDismiss={() => setDismissed(notice)}
    >
      {row?.searchHref && (
        <Link href={row.searchHref} onClick={() => focusRow(row.href)}>
          Find it in the list
        </Link>
      )}
      {notice?.seenAt && (
        <Link href={notice.seenAt} newTab>
          See it on the website
        </Link>
      )}
    </Snackbar>
  );
}

type SavedRow = NonNullable<NonNullable<FlashState['notice']>['row']>;

/** Focuses a row as soon as it is there. @returns the row while it is not: another page, or filtered out */
function useMissingRow(row: SavedRow | undefined): SavedRow | undefined {
  const [missing, setMissing] = useState<SavedRow>();
  useEffect(() => {
    if (!row) return;
    const stop = focusRow(row.href);
    const timer = setTimeout(() => setMissing(findLink(row.href) ? undefined : row), patienceMs);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [row]);
  return row && missing;
}
