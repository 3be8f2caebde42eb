import { isBannerShown } from '@porchlight/contract/organization';
import { useEffect, useState } from 'react';
import { useNow, useRunningNow } from './now.tsx';
import { organization } from './organization.ts';

/** Text of the organization's banner; undefined outside the time in which it is shown. */
export function useBanner(): string | undefined {
  const { banner } = organization;
  const renderedAt = useNow();
  const liveNow = useRunningNow();
  const [now, setNow] = useState(renderedAt);
  // The HTML may come from a cache, so that its `now` is in the past: use the device's clock after hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again at every tick
  useEffect(() => setNow(new Date()), [liveNow]);
  return banner && isBannerShown(banner, now) ? banner.text : undefined;
}
