import { Link } from '@porchlight/ui/Link';
import { Notice } from '@porchlight/ui/Notice';
import { useArrival } from './useArrival.ts';

/** What the page before has to say on this one, as `state.notice` of the navigation. Read out when it comes, and said once. */
export function ArrivalNotice() {
  const notice = useArrival('notice');
  return (
    <div role="status">
      {notice && (
        <Notice tone="success" title={notice.text}>
          {notice.details}{' '}
          {notice.seenAt && (
            <Link href={notice.seenAt} newTab>
              See it on the website
            </Link>
          )}
        </Notice>
      )}
    </div>
  );
}
