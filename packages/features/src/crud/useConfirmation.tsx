import { ChoiceDialog } from '@porchlight/ui/ChoiceDialog';
import { type ReactNode, useState } from 'react';

/** A question with a yes and a no. */
interface Question {
  title: string;
  text: string;
  /** Words of the answers. */
  no: string;
  yes: string;
}

/** Asks before something is done that is not taken back easily. @returns the dialog, to be drawn always, and who asks */
export function useConfirmation(): [dialog: ReactNode, confirm: (question: Question) => Promise<boolean>] {
  // It stays while the dialog closes.
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
