import type { ReactNode } from 'react';
import { createStyleCache, PorchlightProvider, type StyleCache } from '../theme/index.ts';

const sharedCache = createStyleCache();

export interface StoryProvidersProps {
  children?: ReactNode;
  /** Style cache to use; a new one keeps the styles in the order of this render, independent of earlier ones. */
  styleCache?: StyleCache;
}

/** The providers around a story, on the server and in the browser: those of the product, without Storybook's. */
export function StoryProviders({ children, styleCache = sharedCache }: StoryProvidersProps) {
  return <PorchlightProvider styleCache={styleCache}>{children}</PorchlightProvider>;
}
