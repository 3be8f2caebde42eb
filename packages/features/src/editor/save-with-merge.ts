import type { AnyRecord } from '@porchlight/contract/entity';
import type { ConflictChoice } from '@porchlight/ui/feedback/ConflictDialog';
import { ApiError, isNotFoundError, type SubmittedValues } from '../api/index.ts';
import type { EntityDefinition } from '../entity/index.ts';
import { type Comparison, compareVersions } from './compare-versions.ts';
import { mergeWithoutQuestion } from './merge-section-fields.ts';

/** What to do with changes of a record that someone has deleted in the meantime. */
export type DeletionResolution = 'back' | 'restore' | 'create';

export interface SaveWithMergeOptions {
  definition: EntityDefinition;
  /** The record that the form started from. */
  base: AnyRecord;
  /** All values of the form. */
  values: SubmittedValues;
  /** Names of the fields that were changed in the form. */
  changed: readonly string[];
  /** Sends the update. @param baseVersion the version of the record that the values are based on */
  update: (values: SubmittedValues, baseVersion: AnyRecord) => Promise<AnyRecord>;
  create: (values: SubmittedValues) => Promise<AnyRecord>;
  restore: () => Promise<AnyRecord>;
  /** Asks the user to resolve every conflict; null goes back to the form. */
  resolveConflicts: (versions: {
    base: AnyRecord;
    current: AnyRecord;
    sent: SubmittedValues;
    comparison: Comparison;
  }) => Promise<Record<string, ConflictChoice> | null>;
  resolveDeletion: () => Promise<DeletionResolution>;
  /**
   * Called when the form is now based on a newer version of the record; `mine` are the fields it still changes,
   * `mergedTexts` the texts that the user has merged from both versions.
   */
  onRebase: (current: AnyRecord, mine: readonly string[], mergedTexts: Readonly<Record<string, string>>) => void;
}

/** Result of `saveWithMerge`. */
export interface SaveWithMergeResult {
  record: AnyRecord;
  /** Names of the fields that keep the values that someone else has saved in the meantime. */
  merged: string[];
}

/**
 * Saves changes of a record that others may have changed meanwhile: changes of different fields are merged, for the
 * same fields the user chooses. Repeats if the record was changed again in the meantime.
 * @throws ApiError as the request does, and `stale_version` when the user goes back to the form
 */
export async function saveWithMerge(options: SaveWithMergeOptions): Promise<SaveWithMergeResult> {
  let { base } = options;
  let sent: SubmittedValues = Object.fromEntries(
    Object.entries(options.values).filter(([name]) => options.changed.includes(name)),
  );
  const merged = new Set<string>();
  for (;;) {
    let current: AnyRecord;
    try {
      return { record: await options.update(sent, base), merged: [...merged] };
    } catch (error) {
      const outcome = await resolveNewerVersion(error, options);
      if ('created' in outcome) return { record: outcome.created, merged: [] };
      current = outcome.current;
    }
    const { comparison, mergedTexts } = mergeWithoutQuestion(
      options.definition,
      { base, current, sent },
      compareVersions(options.definition, base, current, sent),
    );
    let mine = comparison.mine;
    for (const name of Object.keys(mergedTexts)) merged.add(name);
    if (comparison.conflicts.length > 0) {
      const choices = await options.resolveConflicts({ base, current, sent, comparison });
      if (!choices) throw new ApiError(409, { code: 'stale_version', message: notSavedText });
      mine = [...mine, ...comparison.conflicts.filter((name) => choices[name] !== 'theirs')];
      for (const name of comparison.conflicts) {
        const choice = choices[name];
        if (typeof choice === 'object') mergedTexts[name] = choice.text;
      }
    }
    for (const name of comparison.theirs) merged.add(name);
    sent = Object.fromEntries(Object.entries({ ...sent, ...mergedTexts }).filter(([name]) => mine.includes(name)));
    base = current;
    options.onRebase(current, mine, mergedTexts);
    if (mine.length === 0) return { record: current, merged: [...merged] };
  }
}

const notSavedText =
  'Nothing is saved yet. Someone else changed this while you were editing. Save again to compare both versions.';

/** Returns the newer version to base a refused update on, or the record that was created instead. */
async function resolveNewerVersion(
  error: unknown,
  { resolveDeletion, create, restore, values }: SaveWithMergeOptions,
): Promise<{ current: AnyRecord } | { created: AnyRecord }> {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'stale_version' && error.current) return { current: error.current };
  if (!isNotFoundError(error)) throw error;
  switch (await resolveDeletion()) {
    case 'restore':
      return { current: await restore() };
    case 'create':
      return { created: await create(values) };
    case 'back':
      throw new ApiError(error.status, {
        code: error.code,
        message: 'Nothing is saved yet. This was deleted while you were editing. Save again to choose what to do.',
      });
  }
}
