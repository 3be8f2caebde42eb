import { ChoiceDialog } from '@porchlight/ui/ChoiceDialog';
import { type ReactNode, useState } from 'react';

/** A yes-or-no question. */
interface Question {
  title: string;
  text: string;
  /** Label of the button that cancels. */
  no: string;
  yes: string;
}

/** Asks for confirmation of an action. @returns the dialog, which must always be rendered, and a function that asks */
export function useConfirmation(): [dialog: ReactNode, confirm: (question: Question) => Promise<boolean>] {
  // Stays set during the dialog's closing transition.
  const [question, setQuestion] = useState<Question | null>(null);
  const [answer, setAnswer] = useState<{ give: (isYes: boolean) => void } | null>(null);
  const confirm = (next: Question) =>
    new Promise<boolean>((resolve) => {
      const give = (isYes: boolean) => {
        setAnswer(null);
        resolve(isYes);
      };
      setQuestion(next);
      setAnswer({ give });
    });
  const dialog = question && (
    <ChoiceDialog
      open={answer !== null}
      title={question.title}
      text={question.text}
      choices={[
        { label: question.no, onChoose: () => answer?.give(false) },
        { label: question.yes, onChoose: () => answer?.give(true) },
      ]}
    />
  );
  return [dialog, confirm];
}
