import { keysOf } from '@porchlight/contract/records-by-key';
import { type SeriesScope, seriesScopes } from '@porchlight/contract/series-scope';
import { ChoiceDialog } from '@porchlight/ui/feedback/ChoiceDialog';
import type { OpenedDialogProps } from '@porchlight/ui/feedback/useDialogs';

/** What is about to be done to one event of a series. */
export type SeriesAct = 'delete' | 'save' | 'saveRule';

const own = 'What was changed for one date alone stays as it is.';

/** The question about each act, and the button that does nothing. */
const questions: Readonly<Record<SeriesAct, { title: string; text: string; cancelText: string }>> = {
  save: {
    title: 'Which events is this change for?',
    text: `This event is one of several dates. ${own} A new time is for dates that are still to come.`,
    cancelText: 'Keep editing',
  },
  saveRule: {
    title: 'Which events is this change for?',
    text: `The rule belongs to all dates. New dates are added, and dates that it no longer has go into the trash. ${own} What is over keeps its date.`,
    cancelText: 'Keep editing',
  },
  delete: {
    title: 'Which events do you want to delete?',
    text: 'This event is one of several dates. You can undo this, and restore them from the trash.',
    cancelText: 'Keep all',
  },
};

/** Asks which events of a series something is done to. Resolves with the answer, or null if nothing is done. */
export function SeriesScopeDialog({ payload: act, onClose }: OpenedDialogProps<SeriesAct, SeriesScope | null>) {
  const { title, text, cancelText } = questions[act];
  const scopes = keysOf(seriesScopes).filter((scope) => act !== 'saveRule' || scope !== 'this');
  return (
    <ChoiceDialog
      open
      title={title}
      text={text}
      choices={[
        { label: cancelText, onChoose: () => onClose(null) },
        ...scopes.map((scope) => ({ label: seriesScopes[scope], onChoose: () => onClose(scope) })),
      ]}
    />
  );
}
