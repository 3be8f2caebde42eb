import { isBannerShown } from '@porchlight/contract/organization';
import { useEffect, useState } from 'react';
import { useNow, useRunningNow } from './now.tsx';
import { organization } from './organization.ts';

/** The organization's banner while it is to be shown; undefined outside that time. */
export function useBanner(): string | undefined {
  const { banner } = organization;
  const drawnAt = useNow();
  const ticking = useRunningNow();
  const [now, setNow] = useState(drawnAt);
  // The page may have been kept for a while before somebody got it: the device's own clock tells.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew at every tick
  useEffect(() => setNow(new Date()), [ticking]);
  return banner && isBannerShown(banner, now) ? banner.text : undefined;
}
