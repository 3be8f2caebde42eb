import { isBannerShown } from '@porchlight/contract/organization';
import { useHydratedNow } from './now.tsx';
import { organization } from './organization.ts';

/** Text of the organization's banner; undefined outside the time in which it is shown. */
export function useBanner(): string | undefined {
  const { banner } = organization;
  const now = useHydratedNow();
  return banner && isBannerShown(banner, now) ? banner.text : undefined;
}
