import type { AnyRecord } from '@porchlight/contract/entity';
import type { ConflictChoice } from '@porchlight/ui/ConflictDialog';
import { ApiError, isNotThere, type SentValues } from '../api/index.ts';
import { type Comparison, compareVersions } from './compare-versions.ts';
import type { EntityDefinition } from './entity-definition.ts';

/** What to do with a change of a record that somebody has deleted meanwhile. */
export type DeletedChoice = 'back' | 'restore' | 'create';

/** What saving over other people's changes needs from around it. */
export interface SaveOverParts {
  definition: EntityDefinition;
  /** The record that the form started from. */
  base: AnyRecord;
  /** All that the form holds. */
  values: SentValues;
  /** Names of the fields that were changed in it. */
  changed: readonly string[];
  /** @param on the record that they were typed on */
  update: (values: SentValues, on: AnyRecord) => Promise<AnyRecord>;
  create: (values: SentValues) => Promise<AnyRecord>;
  restore: () => Promise<AnyRecord>;
  /** Has every conflict decided; null goes back to the form. */
  chooseVersions: (versions: {
    base: AnyRecord;
    current: AnyRecord;
    sent: SentValues;
    comparison: Comparison;
  }) => Promise<Record<string, ConflictChoice> | null>;
  askAboutDeleted: () => Promise<DeletedChoice>;
  /**
   * Told that the form starts from another version of the record now; `kept` are the fields it still changes, `written`
   * the texts that were written out of both versions.
   */
  onRebase: (current: AnyRecord, kept: readonly string[], written: Readonly<Record<string, string>>) => void;
}

/** How a save over other people's changes ended. */
export interface SavedOver {
  record: AnyRecord;
  /** Names of the fields that somebody else has changed meanwhile and that stay as they changed them. */
  merged: string[];
}

/**
 * Saves a change of a record, whatever others did to it meanwhile: what does not touch the same fields goes together
 * by itself, for the rest somebody chooses, and a third change meanwhile asks again.
 * @throws ApiError as the call does, and `stale_version` when the person went back to the form
 */
export async function saveOver(parts: SaveOverParts): Promise<SavedOver> {
  let { base } = parts;
  let sent: SentValues = Object.fromEntries(
    Object.entries(parts.values).filter(([name]) => parts.changed.includes(name)),
  );
  const merged = new Set<string>();
  for (;;) {
    let current: AnyRecord;
    try {
      return { record: await parts.update(sent, base), merged: [...merged] };
    } catch (error) {
      const outcome = await laterVersion(error, parts);
      if ('created' in outcome) return { record: outcome.created, merged: [] };
      current = outcome.current;
    }
    const comparison = compareVersions(parts.definition, base, current, sent);
    let kept = comparison.mine;
    const written: Record<string, string> = {};
    if (comparison.conflicts.length > 0) {
      const choices = await parts.chooseVersions({ base, current, sent, comparison });
      if (!choices) throw new ApiError(409, { code: 'stale_version', message: backText });
      kept = [...kept, ...comparison.conflicts.filter((name) => choices[name] !== 'theirs')];
      for (const name of comparison.conflicts) {
        const choice = choices[name];
        if (typeof choice === 'object') written[name] = choice.text;
      }
    }
    for (const name of comparison.theirs) merged.add(name);
    sent = Object.fromEntries(Object.entries({ ...sent, ...written }).filter(([name]) => kept.includes(name)));
    base = current;
    parts.onRebase(current, kept, written);
    if (kept.length === 0) return { record: current, merged: [...merged] };
  }
}

const backText =
  'Nothing is saved yet: someone else changed this while you were editing. Save again to see both versions and choose.';

/** The version that a refused update has to go on from, or the record that was made in its place. */
async function laterVersion(
  error: unknown,
  { askAboutDeleted, create, restore, values }: SaveOverParts,
): Promise<{ current: AnyRecord } | { created: AnyRecord }> {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'stale_version' && error.current) return { current: error.current };
  if (!isNotThere(error)) throw error;
  switch (await askAboutDeleted()) {
    case 'restore':
      return { current: await restore() };
    case 'create':
      return { created: await create(values) };
    case 'back':
      throw new ApiError(error.status, {
        code: error.code,
        message: 'Nothing is saved yet: this was deleted while you were editing. Save again to choose what to do.',
      });
  }
}
