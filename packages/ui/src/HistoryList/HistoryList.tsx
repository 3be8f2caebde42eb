import styled from '@emotion/styled';
import { useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { FieldDifference, type FieldDifferenceProps } from '../FieldDifference/index.ts';
import { Heading } from '../Heading/index.ts';
import { Link } from '../Link/index.ts';
import { LongDate } from '../LongDate/index.ts';
import { PagedList, type PagedListProps, PagedRows } from '../PagedList/index.ts';
import { color, smallText, space } from '../theme/index.ts';

/** One change in a history. */
export interface HistoryListEntry {
  id: string | number;
  /** Who made it: 'ada', 'A visitor'. */
  who: string;
  /** What they did: 'changed', 'brought back version 2 of'. */
  action: string;
  /** The record: 'this article', 'Event: Seed swap'. */
  subject: string;
  /** Where the record is shown; without it the subject is no link. */
  subjectHref?: string;
  /** Moment of the change, as a record has it. */
  at: string;
  /** 'Version 3'. */
  versionText?: string;
  /** What differs, field by field. */
  changes: readonly Pick<
    FieldDifferenceProps,
    'label' | 'kind' | 'from' | 'to' | 'fromUrl' | 'toUrl' | 'optionLabels'
  >[];
  /** Said where there are no changes to show. */
  note?: string;
  /** Whether the changes wait behind a button, as those of a new record do. @default false */
  isFolded?: boolean;
  /** Whether this version can be restored. @default false */
  canRestore?: boolean;
  /** Whether this change can be undone. @default false */
  canUndo?: boolean;
  /** Day that it stands under, such as 'Today'; without days there are no headings. */
  day?: string;
  /** Changes of the same kind by the same person one after the other, which this line stands for. */
  burst?: readonly HistoryListEntry[];
}

/** Props of `HistoryList`. */
export interface HistoryListProps extends Omit<PagedListProps, 'children' | 'isEmpty'> {
  /** Changes, newest first. */
  entries: readonly HistoryListEntry[];
  /** Brings a version back; its button is busy while the promise is pending. */
  onRestore?: (entry: HistoryListEntry) => void | Promise<void>;
  /** @default 'Restore this version' */
  restoreText?: string;
  /** @default 'Restoring…' */
  restoringText?: string;
  /** Takes a change back; its button is busy while the promise is pending. */
  onUndo?: (entry: HistoryListEntry) => void | Promise<void>;
  /** @default 'Undo this change' */
  undoText?: string;
  /** @default 'Undoing…' */
  undoingText?: string;
  /** Opens what a line stands for. @default 'Show them one by one' */
  burstText?: string;
  /** Level of the days' headings. @default 2 */
  headingLevel?: 2 | 3;
  /** Opens folded changes. @default 'What it held' */
  unfoldText?: string;
}

/**
 * Who changed what and when, as a difference one can read, with a way back to each version. Days stay in view above their
 * changes. Renders a `PagedList`.
 *
 * - **When**: who changed what, and the way back.
 * - **Not for**: what was deleted: `TrashList`.
 * - **Keys**: Tab to ‘Restore this version’, ‘Undo this change’ and ‘Show older’.
 */
export function HistoryList({
  entries,
  onRestore,
  restoreText = 'Restore this version',
  restoringText = 'Restoring…',
  onUndo,
  undoText = 'Undo this change',
  undoingText = 'Undoing…',
  burstText = 'Show them one by one',
  headingLevel = 2,
  unfoldText = 'What it held',
  ref,
  ...rest
}: HistoryListProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const [busy, setBusy] = useState<HistoryListEntry['id'] | null>(null);
  const act = (how: HistoryListProps['onUndo']) => async (entry: HistoryListEntry) => {
    if (busy !== null) return;
    setBusy(entry.id);
    const button = document.activeElement;
    try {
      await how?.(entry);
    } catch {
      // The caller says what went wrong.
    } finally {
      setBusy(null);
    }
    // What was undone has no button any more.
    requestAnimationFrame(() => !button?.isConnected && root.current?.focus());
  };
  const texts = { restoreText, restoringText, undoText, undoingText, burstText, unfoldText };
  const shared = {
    ...texts,
    busy,
    onRestore: onRestore && act(onRestore),
    onUndo: onUndo && act(onUndo),
  };
  const days = byDay(entries);

  return (
    <PagedList isEmpty={entries.length === 0} ref={root} tabIndex={-1} {...rest}>
      {days.map(({ day, entries: ofDay }) =>
        day === undefined ? (
          ofDay.map((entry) => <Entry key={entry.id} entry={entry} {...shared} />)
        ) : (
          <Day key={`${day} ${ofDay[0]?.id}`}>
            <DayName level={headingLevel} size={0}>
              {day}
            </DayName>
            <PagedRows>
              {ofDay.map((entry) => (
                <Entry key={entry.id} entry={entry} {...shared} />
              ))}
            </PagedRows>
          </Day>
        ),
      )}
    </PagedList>
  );
}

function byDay(entries: readonly HistoryListEntry[]): { day: string | undefined; entries: HistoryListEntry[] }[] {
  const days: { day: string | undefined; entries: HistoryListEntry[] }[] = [];
  for (const entry of entries) {
    const last = days.at(-1);
    if (last && last.day === entry.day) last.entries.push(entry);
    else days.push({ day: entry.day, entries: [entry] });
  }
  return days;
}

interface EntryProps
  extends Required<
    Pick<HistoryListProps, 'restoreText' | 'restoringText' | 'undoText' | 'undoingText' | 'burstText' | 'unfoldText'>
  > {
  entry: HistoryListEntry;
  busy: HistoryListEntry['id'] | null;
  onRestore: ((entry: HistoryListEntry) => Promise<void>) | undefined;
  onUndo: ((entry: HistoryListEntry) => Promise<void>) | undefined;
}

function Entry({ entry, busy, onRestore, onUndo, ...texts }: EntryProps) {
  const { restoreText, restoringText, undoText, undoingText, burstText, unfoldText } = texts;
  const isBusy = busy === entry.id;
  const what = entry.subject + (entry.versionText ? `, ${entry.versionText}` : '');
  return (
    <li>
      <Head>
        <p>
          <strong>{entry.who}</strong> {entry.action}{' '}
          <Subject>{entry.subjectHref ? <Link href={entry.subjectHref}>{entry.subject}</Link> : entry.subject}</Subject>
        </p>
        <When>
          <LongDate date={entry.at} withTime />
          {entry.versionText && <span>{entry.versionText}</span>}
        </When>
      </Head>
      {entry.burst && (
        <details>
          <Summary>
            {burstText}
            <span className="pl-sr">{`: ${entry.subject}`}</span>
          </Summary>
          <PagedRows>
            {entry.burst.map((each) => (
              <Entry key={each.id} entry={each} busy={busy} onRestore={onRestore} onUndo={onUndo} {...texts} />
            ))}
          </PagedRows>
        </details>
      )}
      {entry.changes.length === 0 && entry.note && <When>{entry.note}</When>}
      {entry.changes.length > 0 &&
        (entry.isFolded ? <Folded entry={entry} unfoldText={unfoldText} /> : <Changes entry={entry} />)}
      {onRestore && entry.canRestore && (
        <div>
          <WayBack
            variant="outlined"
            size="small"
            aria-label={entry.versionText && `${restoreText}: ${entry.versionText}`}
            loading={isBusy}
            onClick={() => void onRestore(entry)}
          >
            {isBusy ? restoringText : restoreText}
          </WayBack>
        </div>
      )}
      {onUndo && entry.canUndo && (
        <div>
          <WayBack
            variant="outlined"
            size="small"
            aria-label={`${undoText}: ${what}`}
            loading={isBusy}
            onClick={() => void onUndo(entry)}
          >
            {isBusy ? undoingText : undoText}
          </WayBack>
        </div>
      )}
    </li>
  );
}

function Changes({ entry }: { entry: HistoryListEntry }) {
  return (
    <Differences>
      {entry.changes.map((change) => (
        <FieldDifference key={change.label} {...change} />
      ))}
    </Differences>
  );
}

/** Compares nothing before somebody wants to see it. */
function Folded({ entry, unfoldText }: { entry: HistoryListEntry; unfoldText: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <Summary>
        {unfoldText}
        <span className="pl-sr">{`: ${[entry.subject, entry.versionText].filter(Boolean).join(', ')}`}</span>
      </Summary>
      {isOpen && <Changes entry={entry} />}
    </details>
  );
}

const Head = styled('div')({
  display: 'grid',
  gap: space(0.5),
  minInlineSize: 0,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

/** A name of its own direction must not turn the words around it. */
const Subject = styled('bdi')({});

const When = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(2),
  fontSize: smallText,
  color: color.muted,
});

const Differences = styled('div')({
  display: 'grid',
  gap: space(1.5),
  minInlineSize: 0,
  paddingBlockStart: space(1.5),
  borderBlockStart: `1px solid ${color.border}`,
});

const Summary = styled('summary')({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  fontSize: smallText,
  fontWeight: 600,
  color: color.primary,
  cursor: 'pointer',
  // For the eye alone; who knows no other text for it reads it out.
  '&::before': { content: ['"▸"', '"▸" / ""'], marginInlineEnd: space(1) },
  'details[open] > &::before': { content: ['"▾"', '"▾" / ""'] },
});

const Day = styled('li')({
  '&&': { gap: space(1), padding: 0, border: 0, background: 'none' },
});

const DayName = styled(Heading)({
  position: 'sticky',
  // Below the bar of the dashboard.
  insetBlockStart: '3.5rem',
  zIndex: 1,
  paddingBlock: space(1),
  backgroundColor: color.background,
});

const WayBack = styled(Button)({ '&&': { minBlockSize: 44 } });
