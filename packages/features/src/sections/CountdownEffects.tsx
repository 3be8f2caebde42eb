import { countdownTarget } from '@porchlight/contract/limits';
import { useCountdown } from '@porchlight/ui/hooks/useCountdown';
import { useScrollToTop } from './useScrollToTop.ts';

/** What a page with a countdown does besides showing its sections. Renders nothing. spec 2.2 */
export function CountdownEffects() {
  useScrollToTop();
  // The specification wants the countdown computed but not shown.
  useCountdown(countdownTarget);
  return null;
}
