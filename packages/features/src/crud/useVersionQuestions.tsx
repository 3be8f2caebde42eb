import type { AnyRecord } from '@porchlight/contract/entity';
import { ChoiceDialog } from '@porchlight/ui/ChoiceDialog';
import type { ConflictChoice, ConflictDialogProps, ConflictField } from '@porchlight/ui/ConflictDialog';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { lastChangeQuery, loadChunk } from '../api/index.ts';
import { spokenMoment } from '../dates/index.ts';
import { useRunningNow } from '../site/index.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { namedFields } from './entity-definition.ts';
import type { DeletedChoice, SaveOverParts } from './save-over.ts';
import { conflictFields } from './version-fields.ts';

type Question =
  | {
      kind: 'conflict';
      Dialog: ComponentType<ConflictDialogProps>;
      fields: ConflictField[];
      merged: string[];
      text: string | undefined;
      answer: (choices: Record<string, ConflictChoice> | null) => void;
    }
  | { kind: 'deleted'; answer: (answer: DeletedChoice) => void };

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
  definition: EntityDefinition,
): Pick<SaveOverParts, 'chooseVersions' | 'askAboutDeleted'> & { dialogs: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);

  const client = useQueryClient();
  const now = useRunningNow();
  /** Who changed the record and when; undefined where that is not known, which keeps nobody from choosing. */
  const lastChangeText = async ({ id, version }: AnyRecord) => {
    const change = await client.fetchQuery(lastChangeQuery(definition.name, id, version)).catch(() => null);
    if (!change) return undefined;
    const who = change.by?.username ?? 'The website';
    return `While you were editing, ${who} saved other changes, ${spokenMoment(change.at, now)}. Choose what to keep for each field below; nothing is saved until you do.`;
  };

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
      const [{ ConflictDialog }, text] = await Promise.all([
        loadChunk('conflict', () => import('@porchlight/ui/ConflictDialog')),
        lastChangeText(versions.current),
      ]);
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
    askAboutDeleted: () => ask<DeletedChoice>((answer) => ({ kind: 'deleted', answer })),
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
