import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, useId } from 'react';
import { TruncatedText } from '../../data-display/TruncatedText/index.ts';
import { Button } from '../../inputs/Button/index.ts';
import { color, smallText, space } from '../../theme/index.ts';

/** An unsaved draft that can be restored. */
export interface OfferedDraft {
  /** Unique id. */
  id: string;
  /** When it was last changed, formatted: '10:42 AM', 'March 12 at 4:05 PM'. */
  time: string;
  /** The fields in which it differs from the form, with the draft's values. */
  differences: readonly { label: string; text: string }[];
}

export interface DraftNoticeProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** The drafts, newest first; without any, only the empty live region is rendered. */
  drafts: readonly OfferedDraft[];
  /** Puts a draft into the form. */
  onRestore: (id: string) => void;
  /** Deletes a draft. */
  onDiscard: (id: string) => void;
}

const title = (time: string) => `You have unsaved work from ${time}`;

/** Most characters of a field's text that are shown, enough to recognize one's own work. */
const differenceCharacters = 120;

/**
 * Offers unsaved drafts with their differences, to restore or discard. Renders a live region with MUI's `Alert` for
 * each draft.
 *
 * - **When**: above a form, once a draft has been found for it.
 * - **Not for**: a form that is open in another tab.
 * - **Keys**: two buttons per draft, whose names include its time.
 */
export function DraftNotice({ drafts, onRestore, onDiscard, ...rest }: DraftNoticeProps) {
  const id = useId();
  return (
    <section aria-live="polite" aria-label={drafts[0] ? title(drafts[0].time) : undefined} {...rest}>
      {drafts.map((draft) => (
        <Draft key={draft.id} severity="warning" aria-labelledby={`${id}-${draft.id}`} role="group">
          <AlertTitle component="h2" id={`${id}-${draft.id}`}>
            {title(draft.time)}
          </AlertTitle>
          {draft.differences.length > 0 && <p>Different from what is in the form:</p>}
          <Differences>
            {draft.differences.map(({ label, text: value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value ? <TruncatedText text={value} maxCharacters={differenceCharacters} /> : <i>Empty</i>}</dd>
              </div>
            ))}
          </Differences>
          <Actions>
            <Button size="small" onClick={() => onRestore(draft.id)}>
              Restore
              <span className="pl-sr">{` ${draft.time}`}</span>
            </Button>
            <Button size="small" variant="outlined" onClick={() => onDiscard(draft.id)}>
              Discard
              <span className="pl-sr">{` ${draft.time}`}</span>
            </Button>
          </Actions>
        </Draft>
      ))}
    </section>
  );
}

const Draft = styled(Alert)({ maxInlineSize: 680, marginBlockEnd: space(3) });

const Differences = styled('dl')({
  display: 'grid',
  gap: 4,
  margin: 0,
  fontSize: smallText,
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: space(1), minInlineSize: 0 },
  '& dt': { fontWeight: 600, '&::after': { content: '":"' } },
  '& dd': { margin: 0, color: color.muted, overflowWrap: 'anywhere', minInlineSize: 0 },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(1) });
