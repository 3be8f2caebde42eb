import type { ReactNode } from 'react';
import { createStyleCache, PorchlightProvider } from '../theme/index.ts';

const styleCache = createStyleCache();

/** Everything that a story stands in, on the server as in the browser: the providers of the product, nothing of Storybook's. */
export function Looks({ children }: { children?: ReactNode }) {
  return <PorchlightProvider styleCache={styleCache}>{children}</PorchlightProvider>;
}
