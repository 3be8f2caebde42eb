import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Button } from '../../inputs/Button/index.ts';
import { Link } from '../../navigation/Link/index.ts';
import { color, media, smallText, space } from '../../theme/index.ts';
import { FieldDifference, type FieldDifferenceProps } from '../FieldDifference/index.ts';
import { Disclosure, PagedRow } from '../PagedList/index.ts';
import type { HistoryChange, HistoryListEntry } from './history-list-entry.ts';

interface HistoryRowProps {
  entry: HistoryListEntry;
  /** Ids of the entries whose action is pending. */
  busy: ReadonlySet<HistoryListEntry['id']>;
  onRestore: ((entry: HistoryListEntry) => Promise<void>) | undefined;
  onUndo: ((entry: HistoryListEntry) => Promise<void>) | undefined;
}

/** A change: who, what and when, the differences, and its actions. Internal to `HistoryList`. */
export function HistoryRow({ entry, busy, onRestore, onUndo }: HistoryRowProps) {
  const { subject, versionText, changes, versionDiff = [], burst } = entry;
  const isBusy = busy.has(entry.id);
  const label = [subject, versionText].filter(Boolean).join(', ');
  const actions = [
    ...(entry.canRestore && onRestore
      ? [{ act: onRestore, text: 'Restore this version', busyText: 'Restoring…', of: versionText }]
      : []),
    ...(entry.canUndo && onUndo ? [{ act: onUndo, text: 'Undo this change', busyText: 'Undoing…', of: label }] : []),
  ];
  return (
    <Row>
      <Head>
        <Line>
          <strong>{entry.who}</strong> {entry.action}{' '}
          {/* Isolated, so that a right-to-left title doesn't reorder the text around it. */}
          <bdi>{entry.subjectHref ? <Link href={entry.subjectHref}>{subject}</Link> : subject}</bdi>
        </Line>
        <Meta>
          {entry.at && <time dateTime={entry.at}>{entry.time}</time>}
          {versionText && <span>{versionText}</span>}
        </Meta>
      </Head>
      {burst && (
        <Disclosure text="Show each change" of={subject}>
          <List component="ol" disablePadding>
            {burst.map((each) => (
              <HistoryRow key={each.id} entry={each} {...{ busy, onRestore, onUndo }} />
            ))}
          </List>
        </Disclosure>
      )}
      {changes.length === 0 && entry.note && <Meta>{entry.note}</Meta>}
      {changes.length > 0 &&
        (entry.isInitiallyCollapsed ? (
          <Disclosure text="Show contents" of={label}>
            <Differences changes={changes} />
          </Disclosure>
        ) : (
          <Differences changes={changes} />
        ))}
      {versionDiff.length > 0 && (
        <Disclosure text="Compare with current version" of={label}>
          <Differences changes={versionDiff} isSideBySide />
        </Disclosure>
      )}
      {actions.length > 0 && (
        <Actions>
          {actions.map(({ act, text, busyText, of }) => (
            <Button
              key={text}
              variant="text"
              size="small"
              aria-label={of && `${text}: ${of}`}
              loading={isBusy}
              onClick={() => void act(entry)}
            >
              {isBusy ? busyText : text}
            </Button>
          ))}
        </Actions>
      )}
    </Row>
  );
}

interface DifferencesProps extends Pick<FieldDifferenceProps, 'isSideBySide'> {
  changes: readonly HistoryChange[];
}

function Differences({ changes, ...rest }: DifferencesProps) {
  return (
    <Stack spacing={1.5} sx={{ minWidth: 0 }}>
      {changes.map((change) => (
        <FieldDifference key={change.label} {...change} {...rest} />
      ))}
    </Stack>
  );
}

const Row = styled(PagedRow)({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space(2),
  '& > *': { gridColumn: '1 / -1' },
  '& > :first-child': { gridColumn: 1 },
});

const Head = styled('div')({ display: 'grid', gap: 2, minInlineSize: 0, lineHeight: 1.4 });

/** Cuts very long titles; the record shows them in full. */
const Line = styled('p')({
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

const Meta = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(2),
  fontSize: smallText,
  color: color.muted,
});

/** Beside the text on wide screens, below the differences on phones. */
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(2),
  '& > button': { paddingInline: 0 },
  [media.abovePhone]: { '&&': { gridArea: '1 / 2' } },
});
