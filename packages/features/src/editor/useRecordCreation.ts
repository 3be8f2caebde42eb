import { slugify } from '@porchlight/contract/slug';
import { ApiError, reportFailure, type SubmittedValues } from '../api/index.ts';
import { type EntityDefinition, toApiValues, useRecordChange } from '../entity/index.ts';
import type { SaveWithMergeResult } from './save-with-merge.ts';
import type { RecordSubmission } from './useRecordUpdate.ts';

/** Returns a function that stores a form's values as a new record. It throws `ApiError`. */
export function useRecordCreation(definition: EntityDefinition) {
  const change = useRecordChange();
  return async (
    values: SubmittedValues,
    { onProgress, signal, key }: RecordSubmission,
  ): Promise<SaveWithMergeResult> => {
    const create = (body: SubmittedValues) =>
      change({ resource: definition.name, call: 'create', values: body, onProgress, signal, key });
    const body = toApiValues(definition, values);
    try {
      const record = await create(body).catch((error: unknown) => {
        if (!isSuggestedSlugTaken(error, values[definition.mainField], values.slug)) throw error;
        return create({ ...body, slug: '' });
      });
      return { record, merged: [] };
    } catch (error) {
      reportFailure(`create the ${definition.singular}`, error);
      throw error;
    }
  };
}

/**
 * Whether a slug that the form suggested from the title is taken: sent without a slug, the server makes a unique one.
 */
function isSuggestedSlugTaken(error: unknown, title: unknown, slug: unknown): boolean {
  return (
    error instanceof ApiError && error.code === 'conflict' && 'slug' in error.fields && slug === slugify(String(title))
  );
}
