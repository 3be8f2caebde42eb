import type { AnyRecord } from '@porchlight/contract/entity';
import type { Page } from '@porchlight/features/site';
import type { ComponentType, ReactNode } from 'react';

/** What a file under `routes/` exports, and a `*.page.tsx` of features. */
export interface RouteModule {
  Component: ComponentType;
  /** Public pages say here which records they show and what their head says. */
  page?: Page;
  /** The page of a record: draws one, for a preview of what is typed as well. */
  Detail?(props: { record: AnyRecord }): ReactNode;
}

/** What a `layout.ts` under `routes/` exports. */
export interface LayoutModule {
  Component: ComponentType;
  /** Loads each of its routes' files, by its path. Modules that it shares with them come with the layout. */
  files: Record<string, () => Promise<RouteModule>>;
}
