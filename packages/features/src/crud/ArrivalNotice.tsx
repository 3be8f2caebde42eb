import { Notice } from '@porchlight/ui/Notice';
import { useArrival } from './use-arrival.ts';

/** What the page before has to say on this one, as `state.notice` of the navigation. Read out when it comes. */
export function ArrivalNotice() {
  const notice = useArrival('notice');
  return <div role="status">{notice && <Notice tone="success">{notice}</Notice>}</div>;
}
