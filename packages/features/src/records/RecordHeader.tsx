import type { PagedResource } from '@porchlight/contract/discovery';
import { entityOf } from '@porchlight/contract/entities';
import { Breadcrumbs } from '@porchlight/ui/Breadcrumbs';
import { PageHeader, type PageHeaderProps } from '@porchlight/ui/PageHeader';
import type { ReactNode } from 'react';
import type { ParentPage } from '../site/index.ts';

export interface RecordHeaderProps extends Omit<PageHeaderProps, 'breadcrumbs' | 'eyebrow'> {
  /** The resource; what one of its records is called stands above the title. */
  name: PagedResource;
  /** Stands beside that, such as the day. */
  note?: ReactNode;
  /** The list above it. */
  list: ParentPage;
}

/** The head of a record's page: the way to it, what kind of thing it is, its title. */
export function RecordHeader({ name, note, list, title, ...rest }: RecordHeaderProps) {
  return (
    <PageHeader
      title={title}
      breadcrumbs={<Breadcrumbs items={[list]} current={title} />}
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
