import type { Page } from '@porchlight/features/site';
import type { ComponentType } from 'react';

/** What a file under `routes/` exports. */
export interface RouteModule {
  Component: ComponentType;
  /** Public pages say here which records they show and what their head says. */
  page?: Page;
}

/** What a `layout.ts` under `routes/` exports. */
export interface LayoutModule {
  Component: ComponentType;
  /** Loads each of its routes' files, by its path from `src`. Modules that it shares with them come with the layout. */
  files: Record<string, () => Promise<RouteModule>>;
}
