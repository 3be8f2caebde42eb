import { ChoiceDialog } from '@porchlight/ui/ChoiceDialog';
import type { DeletedChoice } from './save-over.ts';

export interface DeletedQuestionProps {
  /** Name of the kind of record, in the singular. */
  singular: string;
  onAnswer: (choice: DeletedChoice) => void;
}

/** Dialog that asks what to do with a form's changes when somebody has deleted the record meanwhile. */
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
