import type { ConflictChoice, ConflictDialogProps, ConflictField } from '@porchlight/ui/ConflictDialog';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { loadChunk } from '../api/index.ts';
import { useRunningNow } from '../site/index.ts';
import type { DeletedRecordDialogProps } from './DeletedRecordDialog.tsx';
import type { EntityDefinition } from './entity-definition.ts';
import { namedFields } from './entity-definition.ts';
import type { DeletionResolution, SaveWithMergeOptions } from './save-with-merge.ts';

type Question =
  | {
      kind: 'conflict';
      Dialog: ComponentType<ConflictDialogProps>;
      fields: ConflictField[];
      merged: string[];
      text: string | undefined;
      answer: (choices: Record<string, ConflictChoice> | null) => void;
    }
  | { kind: 'deleted'; Dialog: ComponentType<DeletedRecordDialogProps>; answer: (answer: DeletionResolution) => void };

/** Revokes the blob URLs of selected pictures that the conflict dialog has shown. */
function revokePictureUrls(question: Question | null) {
  if (question?.kind !== 'conflict') return;
  for (const { mine } of question.fields) {
    if (mine.pictureUrl?.startsWith('blob:')) URL.revokeObjectURL(mine.pictureUrl);
  }
}

/**
 * Dialogs for `saveWithMerge`: the user resolves conflicts when someone else has changed or deleted the record they are
 * editing. Conflicts are rare, so the dialogs and the comparison are loaded on demand.
 */
export function useConflictDialogs(
  definition: EntityDefinition,
): Pick<SaveWithMergeOptions, 'resolveConflicts' | 'resolveDeletion'> & { dialogs: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);

  const client = useQueryClient();
  const now = useRunningNow();
  /** Shows a dialog until it is answered. */
  const ask = <Answer,>(createQuestion: (answer: (value: Answer) => void) => Question) =>
    new Promise<Answer>((resolve) => {
      setQuestion(
        createQuestion((value) => {
          setQuestion((previous) => {
            revokePictureUrls(previous);
            return null;
          });
          resolve(value);
        }),
      );
    });

  const deleted = question?.kind === 'deleted' ? question : null;
  const conflict = question?.kind === 'conflict' ? question : null;
  const { singular } = definition;
  return {
    resolveConflicts: async (versions) => {
      const [{ ConflictDialog }, { conflictFields, lastChangeText }] = await Promise.all([
        loadChunk('conflict', () => import('@porchlight/ui/ConflictDialog')),
        loadChunk('conflict-fields', () => import('./conflict-fields.ts')),
      ]);
      const text = await lastChangeText(client, definition, versions.current, now);
      return ask<Record<string, ConflictChoice> | null>((answer) => ({
        kind: 'conflict',
        Dialog: ConflictDialog,
        text,
        fields: conflictFields(definition, versions, versions.comparison.conflicts),
        merged: namedFields(definition).flatMap(({ name, label }) =>
          versions.comparison.theirs.includes(name) ? [label] : [],
        ),
        answer,
      }));
    },
    resolveDeletion: async () => {
      const { DeletedRecordDialog } = await loadChunk('deleted', () => import('./DeletedRecordDialog.tsx'));
      return ask<DeletionResolution>((answer) => ({ kind: 'deleted', Dialog: DeletedRecordDialog, answer }));
    },
    dialogs: (
      <>
        {conflict && (
          <conflict.Dialog
            open
            title={`Someone else changed this ${singular} too`}
            text={conflict.text}
            fields={conflict.fields}
            merged={conflict.merged}
            onSave={conflict.answer}
            onBack={() => conflict.answer(null)}
          />
        )}
        {deleted && <deleted.Dialog singular={singular} onAnswer={deleted.answer} />}
      </>
    ),
  };
}
