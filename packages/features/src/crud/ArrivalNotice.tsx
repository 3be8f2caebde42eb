import { Link } from '@porchlight/ui/Link';
import { Notice } from '@porchlight/ui/Notice';
import { Stack } from '@porchlight/ui/Stack';
import { findLink, focusRow } from './focus-row.ts';
import { type Arrival, useArrival } from './useArrival.ts';

/** What the page before has to say on this one, as `state.notice` of the navigation. Read out when it comes, and said once. */
export function ArrivalNotice() {
  const notice = useArrival('notice');
  return (
    <div role="status">
      {notice && (
        <Notice tone="success" title={notice.text}>
          {notice.details}
          <Stack direction="row" spacing={2}>
            {notice.row && <FindRow {...notice.row} />}
            {notice.seenAt && (
              <Link href={notice.seenAt} newTab>
                See it on the website
              </Link>
            )}
          </Stack>
        </Notice>
      )}
    </div>
  );
}

/** Leads to the saved row: with its filters and order the list may have it on another page, or not at all. */
function FindRow({ href, searchHref }: NonNullable<NonNullable<Arrival['notice']>['row']>) {
  return (
    <Link
      href={searchHref}
      onClick={(event) => {
        if (findLink(href)) event.preventDefault();
        focusRow(href);
      }}
    >
      Find it in the list
    </Link>
  );
}
