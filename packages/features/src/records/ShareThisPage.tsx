import { ShareLinks } from '@porchlight/ui/ShareLinks';
import { useOrigin } from '../site/index.ts';
import { summary } from './summary.ts';

/** What `ShareThisPage` shares. */
export interface ShareThisPageProps {
  /** Path of the page's one address. */
  path: string;
  /** Cut to what networks take in an address. */
  title: string;
  /** Asks to share, as in 'Share this story'. */
  label: string;
}

/** Passes a page on by its one address, whatever address it was asked for by. */
export function ShareThisPage({ path, title, label }: ShareThisPageProps) {
  const origin = useOrigin();
  return <ShareLinks url={origin + path} title={summary(title)} label={label} />;
}
