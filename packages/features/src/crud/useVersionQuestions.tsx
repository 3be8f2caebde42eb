import { ChoiceDialog } from '@porchlight/ui/ChoiceDialog';
import type { ConflictDialogProps, ConflictField, VersionName } from '@porchlight/ui/ConflictDialog';
import { type ComponentType, type ReactNode, useState } from 'react';
import { loadChunk } from '../api/index.ts';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { definedFields } from './entity-fields.ts';
import type { DeletedAnswer, SaveOverParts } from './save-over.ts';
import { conflictFields } from './version-fields.ts';

type Question =
  | {
      kind: 'conflict';
      Dialog: ComponentType<ConflictDialogProps>;
      fields: ConflictField[];
      merged: string[];
      answer: (choices: Record<string, VersionName> | null) => void;
    }
  | { kind: 'deleted'; answer: (answer: DeletedAnswer) => void };

/** Frees the addresses of pictures that were chosen and shown in a question. */
function freePictures(question: Question | null) {
  if (question?.kind !== 'conflict') return;
  for (const { mine } of question.fields) {
    if (mine.pictureUrl?.startsWith('blob:')) URL.revokeObjectURL(mine.pictureUrl);
  }
}

/**
 * Asks what only a person can decide when somebody else has changed or deleted what they are editing. Two people seldom
 * meet, so that what compares their versions is loaded when they do.
 */
export function useVersionQuestions(
  definition: AnyEntityDefinition,
): Pick<SaveOverParts, 'chooseVersions' | 'askAboutDeleted'> & { dialogs: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);

  /** Shows a question and takes it away with its answer. */
  const ask = <Answer,>(make: (answer: (value: Answer) => void) => Question) =>
    new Promise<Answer>((resolve) => {
      setQuestion(
        make((value) => {
          setQuestion((asked) => {
            freePictures(asked);
            return null;
          });
          resolve(value);
        }),
      );
    });

  const deleted = question?.kind === 'deleted' ? question.answer : null;
  const conflict = question?.kind === 'conflict' ? question : null;
  const { singular } = definition;
  return {
    chooseVersions: async (versions) => {
      const { ConflictDialog } = await loadChunk('conflict', () => import('@porchlight/ui/ConflictDialog'));
      return ask<Record<string, VersionName> | null>((answer) => ({
        kind: 'conflict',
        Dialog: ConflictDialog,
        fields: conflictFields(definition, versions, versions.comparison.conflicts),
        merged: definedFields(definition).flatMap(({ name, words }) =>
          versions.comparison.theirs.includes(name) ? [words.label] : [],
        ),
        answer,
      }));
    },
    askAboutDeleted: () => ask<DeletedAnswer>((answer) => ({ kind: 'deleted', answer })),
    dialogs: (
      <>
        {conflict && (
          <conflict.Dialog
            open
            title={`Someone else changed this ${singular} too`}
            fields={conflict.fields}
            merged={conflict.merged}
            onSave={conflict.answer}
            onBack={() => conflict.answer(null)}
          />
        )}
        <ChoiceDialog
          open={deleted !== null}
          title={`This ${singular} was deleted meanwhile`}
          text="Someone deleted it while you were editing. Everything you typed is still here. Restore it with your changes, or save what is in the form as a new one; a file that was stored before comes back only with Restore."
          choices={[
            { label: 'Back to the form', onChoose: () => deleted?.('back') },
            { label: 'Restore it with my changes', variant: 'contained', onChoose: () => deleted?.('restore') },
            { label: `Save as a new ${singular}`, onChoose: () => deleted?.('create') },
          ]}
        />
      </>
    ),
  };
}
