import { type ConflictChoice, ConflictDialog, type ConflictField } from '@porchlight/ui/feedback/ConflictDialog';
import type { Dialogs, OpenedDialogProps } from '@porchlight/ui/feedback/useDialogs';
import type { QueryClient } from '@tanstack/react-query';
import { type EntityDefinition, namedFields, thisRecord } from '../entity/index.ts';
import { conflictFields, lastChangeText } from './conflict-fields.ts';
import { chosenSections, type RecordVersions, sectionVersions } from './merge-section-fields.ts';
import type { SaveWithMergeOptions } from './save-with-merge.ts';

/** What the dialog compares. */
interface ConflictContent {
  /** 'this article', 'these menus'. */
  subject: string;
  text: string | undefined;
  fields: ConflictField[];
  /** Labels of the fields that only the other person has changed. */
  merged: string[];
}

/**
 * Asks which version of each field to keep when someone else has changed the same fields of the record. Conflicts are
 * rare: load this file when there is one.
 * @returns promise of the choices; null to go back to the form
 */
export async function resolveConflicts(
  {
    client,
    dialogs,
    definition,
    now,
  }: { client: QueryClient; dialogs: Dialogs; definition: EntityDefinition; now: Date },
  versions: Parameters<SaveWithMergeOptions['resolveConflicts']>[0],
): ReturnType<SaveWithMergeOptions['resolveConflicts']> {
  const { conflicts, theirs } = versions.comparison;
  const text = await lastChangeText(client, definition, versions.current, now);
  const fields = conflictFields(definition, versions, conflicts);
  const merged = namedFields(definition).flatMap(({ name, label }) => (theirs.includes(name) ? [label] : []));
  const choices = await dialogs.open(RecordConflictDialog, { subject: thisRecord(definition), text, fields, merged });
  revokePictureUrls(fields);
  return choices && withChosenSections(definition, versions, conflicts, choices);
}

/** The choices, with one for each field of sections instead of those for its parts. */
function withChosenSections(
  definition: EntityDefinition,
  versions: RecordVersions,
  conflicts: readonly string[],
  choices: Readonly<Record<string, ConflictChoice>>,
): Record<string, ConflictChoice> {
  const merged = namedFields(definition).flatMap(({ name, kind }): [string, ConflictChoice][] => {
    const three = kind === 'sections' && conflicts.includes(name) && sectionVersions(name, versions);
    return three ? [[name, { text: chosenSections(name, three, choices) }]] : [];
  });
  return { ...choices, ...Object.fromEntries(merged) };
}

function RecordConflictDialog({
  payload: { subject, ...content },
  onClose,
}: OpenedDialogProps<ConflictContent, Record<string, ConflictChoice> | null>) {
  return (
    <ConflictDialog
      open
      title={`Someone else changed ${subject} too`}
      {...content}
      onSave={onClose}
      onBack={() => onClose(null)}
    />
  );
}

/** Revokes the blob URLs of selected pictures that the dialog has shown. */
function revokePictureUrls(fields: readonly ConflictField[]) {
  for (const { mine } of fields) if (mine.pictureUrl?.startsWith('blob:')) URL.revokeObjectURL(mine.pictureUrl);
}
