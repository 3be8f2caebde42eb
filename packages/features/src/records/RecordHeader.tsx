import type { PagedResource } from '@porchlight/contract/discovery';
import { entityOf } from '@porchlight/contract/entities';
import { PageHeader, type PageHeaderProps } from '@porchlight/ui/layout/PageHeader';
import { Breadcrumbs } from '@porchlight/ui/navigation/Breadcrumbs';
import type { ReactNode } from 'react';
import type { ParentPage } from '../site/index.ts';

export interface RecordHeaderProps extends Omit<PageHeaderProps, 'breadcrumbs' | 'eyebrow'> {
  /** The resource, whose singular name is shown above the title. */
  name: PagedResource;
  /** Shown beside the singular name, such as the date. */
  note?: ReactNode;
  /** The list page, for the breadcrumbs. @default no breadcrumbs */
  list?: ParentPage;
}

/** Header of a record's page: breadcrumbs, kind of record, title. */
export function RecordHeader({ name, note, list, title, ...rest }: RecordHeaderProps) {
  return (
    <PageHeader
      title={title}
      breadcrumbs={list && <Breadcrumbs items={[list]} current={title} />}
      eyebrow={
        <>
          {entityOf(name).search?.one}
          {note && ' · '}
          {note}
        </>
      }
      {...rest}
    />
  );
}
