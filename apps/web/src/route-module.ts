import type { AnyRecord } from '@porchlight/contract/entity';
import type { Page } from '@porchlight/features/site';
import type { ComponentType, ReactNode } from 'react';

/** Exports of a file under `routes/`, or of a `*.page.tsx` of features. */
export interface RouteModule {
  Component: ComponentType;
  /** For public pages: the records they show and the content of their head. */
  page?: Page;
  /** For a record's page: renders a given record, also used for the form's preview. */
  Detail?(props: { record: AnyRecord }): ReactNode;
}
