import { ShareLinks } from '@porchlight/ui/inputs/ShareLinks';
import { useOrigin } from '../site/index.ts';
import { summary } from './summary.ts';

export interface ShareThisPageProps {
  /** Canonical path of the page. */
  path: string;
  /** Title of the page; truncated, as it goes into URLs. */
  title: string;
  /** Label of the links, as in 'Share this story'. */
  label: string;
}

/** Links to share a page by its canonical URL. */
export function ShareThisPage({ path, title, label }: ShareThisPageProps) {
  const origin = useOrigin();
  return <ShareLinks url={origin + path} title={summary(title)} label={label} />;
}
