import type { ReactNode } from 'react';
import { createStyleCache, PorchlightProvider, type StyleCache } from '../theme/index.ts';

const sharedCache = createStyleCache();

export interface LooksProps {
  children?: ReactNode;
  /** Where the styles go; a fresh one keeps them in the order of this drawing, whatever was drawn before. */
  styleCache?: StyleCache;
}

/** Everything that a story stands in, on the server as in the browser: the providers of the product, nothing of Storybook's. */
export function Looks({ children, styleCache = sharedCache }: LooksProps) {
  return <PorchlightProvider styleCache={styleCache}>{children}</PorchlightProvider>;
}
