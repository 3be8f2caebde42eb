import type { ResourceName } from '@porchlight/contract/entities';
import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { Section, type SectionProps } from '@porchlight/ui/layout/Section';
import { useIsForEditors } from '../site/index.ts';
import { RecordList, type RecordListProps } from './RecordList.tsx';

export interface RecordSectionProps<Item>
  extends Omit<SectionProps, 'children'>,
    Pick<RecordListProps<Item>, 'result' | 'children'> {
  /** The resource, for the error text. */
  resource: ResourceName;
}

/**
 * A section of a page with the records of a list. Without any, visitors see no section, and editors, who have put it
 * there, read why.
 */
export function RecordSection<Item>({ resource, result, children, ...section }: RecordSectionProps<Item>) {
  const isForEditors = useIsForEditors();
  if (result.data?.records.length === 0 && !isForEditors) return null;
  return (
    <Section {...section}>
      <RecordList
        name={resource}
        result={result}
        empty={<EmptyState text="There is nothing to show yet. Visitors see this section once there is." />}
      >
        {children}
      </RecordList>
    </Section>
  );
}
