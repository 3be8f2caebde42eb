import { formatLongDate } from '@porchlight/contract/dates';
import { ItemList } from '@porchlight/ui/data-display/ItemList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Snackbar } from '@porchlight/ui/feedback/Snackbar';
import { useFocusWhenLost } from '@porchlight/ui/hooks';
import { Button } from '@porchlight/ui/inputs/Button';
import { useState } from 'react';
import { reportFailure } from '../api/index.ts';

/** Entries that are shown at once: a thousand with their buttons would take a second. */
const shownAtOnce = 100;

/** What visitors asked for in vain. */
interface MissedEntry {
  /** The address, or the words. */
  name: string;
  /** How often. */
  count: number;
  /** When last, `YYYY-MM-DD`. */
  lastDay: string;
  /** What can be done about it. */
  action: { label: string; href: string };
}

interface MissedListProps {
  /** Heading of the list for screen readers. */
  label: string;
  /** The entries; undefined while they load. */
  entries: readonly MissedEntry[] | undefined;
  /** What people did: 'Opened'. */
  verb: string;
  /** Sentence for an empty list. */
  empty: string;
  /** Whether the list can't be loaded. */
  failed: boolean;
  /** Leaves an entry out of the list, or lists it again. Rejects if that fails. */
  onIgnore: (name: string, ignored: boolean) => Promise<unknown>;
}

/** What visitors asked for in vain, each entry with what can be done about it, and to be ignored. */
export function MissedList({ label, entries, verb, empty, failed, onIgnore }: MissedListProps) {
  const [shown, setShown] = useState(shownAtOnce);
  const [status, setStatus] = useState('');
  const [failure, setFailure] = useState('');
  const [lastIgnored, setLastIgnored] = useState('');
  const statusLine = useFocusWhenLost<HTMLDivElement>(status);

  const setIgnored = async (name: string, ignored: boolean) => {
    setFailure('');
    try {
      await onIgnore(name, ignored);
      setLastIgnored(ignored ? name : '');
      setStatus(ignored ? noLongerListed(name) : `${name} is listed again.`);
    } catch (cause) {
      reportFailure('ignore an entry', cause);
      setFailure(`${name} is ${ignored ? 'still' : 'not'} listed. Check your connection and try again.`);
    }
  };

  return (
    <>
      {!entries && !failed && <Loading />}
      {failed && <ErrorMessage text="The list can’t be loaded right now. Check your connection and try again." />}
      {failure && <ErrorMessage text={failure} />}
      <div role="status" ref={statusLine} tabIndex={-1}>
        {status && <Typography>{status}</Typography>}
      </div>
      {entries?.length === 0 && <Typography>{empty}</Typography>}
      {entries && entries.length > 0 && (
        <ItemList
          label={label}
          items={entries.slice(0, shown).map(({ name, action, ...times }) => ({
            id: name,
            title: name,
            lines: [timesText(verb, times)],
            actions: [action, { label: 'Ignore', onClick: () => setIgnored(name, true) }],
          }))}
        />
      )}
      {entries && entries.length > shown && (
        <div>
          <Button variant="outlined" onClick={() => setShown(shown + shownAtOnce)}>
            {`Show ${Math.min(shownAtOnce, entries.length - shown)} more`}
          </Button>
        </div>
      )}
      <Snackbar
        open={lastIgnored !== ''}
        message={noLongerListed(lastIgnored)}
        onUndo={() => setIgnored(lastIgnored, false)}
        onDismiss={() => setLastIgnored('')}
      />
    </>
  );
}

const noLongerListed = (name: string) => `${name} is no longer listed.`;

function timesText(verb: string, { count, lastDay }: Pick<MissedEntry, 'count' | 'lastDay'>): string {
  const times = count === 1 ? `${verb} once, on` : `${verb} ${count.toLocaleString('en-US')} times, last on`;
  return `${times} ${formatLongDate(lastDay)}`;
}
