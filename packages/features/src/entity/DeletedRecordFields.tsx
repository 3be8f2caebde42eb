import type { DeletedRecord } from '@porchlight/contract/history';
import { ShownFields } from '@porchlight/ui/data-display/EntityShow';
import { isEmptyValue } from '@porchlight/ui/data-display/FieldValue';
import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { useQuery } from '@tanstack/react-query';
import { deletedRecordQuery, isNotFoundError } from '../api/index.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { showFields } from './show-fields.ts';

export interface DeletedRecordFieldsProps {
  definition: EntityDefinition;
  deleted: DeletedRecord;
}

/** The fields of a record in the trash; empty ones are left out. */
export function DeletedRecordFields({ definition, deleted: { id, title } }: DeletedRecordFieldsProps) {
  const { data, error } = useQuery(deletedRecordQuery(id));
  if (error) {
    const loadErrorText = 'The contents can’t be loaded right now. Check your connection and try again.';
    return <ErrorMessage text={isNotFoundError(error) ? error.message : loadErrorText} />;
  }
  if (!data) return <Loading />;
  const filled = showFields(definition, data.record, data.file_keys).filter(({ value }) => !isEmptyValue(value));
  return filled.length > 0 ? <ShownFields fields={filled} title={title} /> : <EmptyState text="It is empty." />;
}
