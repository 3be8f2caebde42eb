import { ChoiceDialog } from '@porchlight/ui/ChoiceDialog';
import type { DeletedChoice } from './save-over.ts';

/** What `DeletedQuestion` asks about. */
export interface DeletedQuestionProps {
  /** What a record is called. */
  singular: string;
  onAnswer: (choice: DeletedChoice) => void;
}

/** Asks what becomes of what was typed into the form of a record that somebody has deleted meanwhile. */
export function DeletedQuestion({ singular, onAnswer }: DeletedQuestionProps) {
  return (
    <ChoiceDialog
      open
      title={`This ${singular} was deleted meanwhile`}
      text="Someone deleted it while you were editing. Everything you typed is still here. Restore it with your changes, or save what is in the form as a new one; a file that was stored before comes back only with Restore."
      choices={[
        { label: 'Back to the form', onChoose: () => onAnswer('back') },
        { label: 'Restore it with my changes', variant: 'contained', onChoose: () => onAnswer('restore') },
        { label: `Save as a new ${singular}`, onChoose: () => onAnswer('create') },
      ]}
    />
  );
}
