import styled from '@emotion/styled';
import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { FieldDifference, type FieldDifferenceProps } from '../FieldDifference/index.ts';
import { Link } from '../Link/index.ts';
import { LongDate } from '../LongDate/index.ts';
import { PagedList, type PagedListProps } from '../PagedList/index.ts';
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
  /** Opens folded changes. @default 'What it held' */
  unfoldText?: string;
}

/**
 * Who changed what and when, as a difference one can read, with a way back to each version. Renders a `PagedList`.
 *
 * - **When**: who changed what, and the way back.
 * - **Not for**: what was deleted: `TrashList`.
 * - **Keys**: Tab to ‘Restore this version’ and ‘Show older’.
 */
export function HistoryList({
  entries,
  onRestore,
  restoreText = 'Restore this version',
  restoringText = 'Restoring…',
  unfoldText = 'What it held',
  ...rest
}: HistoryListProps) {
  const [busy, setBusy] = useState<HistoryListEntry['id'] | null>(null);
  const restore = async (entry: HistoryListEntry) => {
    if (busy !== null) return;
    setBusy(entry.id);
    try {
      await onRestore?.(entry);
    } catch {
      // The caller says what went wrong.
    } finally {
      setBusy(null);
    }
  };

  return (
    <PagedList isEmpty={entries.length === 0} {...rest}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Head>
            <p>
              <strong>{entry.who}</strong> {entry.action}{' '}
              <Subject>
                {entry.subjectHref ? <Link href={entry.subjectHref}>{entry.subject}</Link> : entry.subject}
              </Subject>
            </p>
            <When>
              <LongDate date={entry.at} withTime />
              {entry.versionText && <span>{entry.versionText}</span>}
            </When>
          </Head>
          {entry.changes.length === 0 && entry.note && <When>{entry.note}</When>}
          {entry.changes.length > 0 &&
            (entry.isFolded ? <Folded entry={entry} unfoldText={unfoldText} /> : <Changes entry={entry} />)}
          {onRestore && entry.canRestore && (
            <div>
              <Restore
                variant="outlined"
                size="small"
                aria-label={entry.versionText && `${restoreText}: ${entry.versionText}`}
                loading={busy === entry.id}
                onClick={() => void restore(entry)}
              >
                {busy === entry.id ? restoringText : restoreText}
              </Restore>
            </div>
          )}
        </li>
      ))}
    </PagedList>
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

const Restore = styled(Button)({ '&&': { minBlockSize: 44 } });
