import type { Page } from '@porchlight/features/site';
import type { ComponentType } from 'react';

/** What a file under `routes/` exports. */
export interface RouteModule {
  Component: ComponentType;
  /** Public pages say here which records they show and what their head says. */
  page?: Page;
}
