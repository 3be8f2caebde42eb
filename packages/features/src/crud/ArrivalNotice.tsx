import { Notice } from '@porchlight/ui/Notice';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What the page before has to say on this one, as `state.notice` of the navigation. Read out when it comes. */
export function ArrivalNotice() {
  const notice = (useLocation().state as { notice?: string } | null)?.notice;
  // A live region tells of what changes in it: it has to be there before the words are.
  const [said, setSaid] = useState<string>();
  useEffect(() => setSaid(notice), [notice]);
  return <div role="status">{said && <Notice tone="success">{said}</Notice>}</div>;
}
