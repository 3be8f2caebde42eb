import { otherCalls } from '@porchlight/contract/other-calls';
import type { ReplacedCopy, ReplaceTypedCopiesResponse, TypedCopy } from '@porchlight/contract/typed-copies';
import { ItemList } from '@porchlight/ui/data-display/ItemList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Snackbar } from '@porchlight/ui/feedback/Snackbar';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { useFocusWhenLost } from '@porchlight/ui/hooks';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportFailure, restoreVersion, sendCall, typedCopiesQuery } from '../api/index.ts';
import { failureText, textAsRead } from '../entity/index.ts';
import { DashboardPage } from '../frame/index.ts';
import { copyKey, replacementOf, typedCopyItem, unambiguous } from './typed-copy-item.ts';

/** What the person has just done, and how it is undone. */
interface UndoableAction {
  message: string;
  undo: () => Promise<void>;
}

/**
 * Facts of the organization that people have typed into texts, those with an earlier value first: each can be replaced
 * with the name of the fact, which changes with the settings, or ignored.
 */
export function TypedCopiesPage() {
  const client = useQueryClient();
  const { data, error, isPending } = useQuery(typedCopiesQuery);
  const [done, setDone] = useState<UndoableAction | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const [status, setStatus] = useState('');
  const [failure, setFailure] = useState('');
  const statusLine = useFocusWhenLost<HTMLDivElement>(status);
  const dialogs = useDialogs();
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const copies = data?.copies ?? [];
  const included = copies.filter((copy) => !excluded.has(copyKey(copy)));
  const replaceable = unambiguous(included);
  const old = unambiguous(included.filter((copy) => copy.is_old));
  const canChoose = unambiguous(copies).length > 1;
  const choiceOf = (copy: TypedCopy) => {
    const key = copyKey(copy);
    if (!canChoose || copy.facts.length !== 1) return undefined;
    const isChosen = !excluded.has(key);
    const others = [...excluded].filter((each) => each !== key);
    return { isChosen, onChange: () => setExcluded(new Set(isChosen ? [...others, key] : others)) };
  };

  // Any record may have changed, and so may what any screen shows of it.
  const refresh = () => client.invalidateQueries();
  const attempt = async (task: () => Promise<void>) => {
    setFailure('');
    try {
      await task();
    } catch (cause) {
      reportFailure('change the typed facts', cause);
      setFailure(failureText(cause));
    }
    await refresh();
  };
  const restore = async (changed: ReplaceTypedCopiesResponse['changed']) => {
    for (const { entry, version } of changed) await restoreVersion(entry, { version, state: 'before' });
    setStatus('The changes were undone.');
  };
  const replace = (replaced: readonly ReplacedCopy[]) =>
    attempt(async () => {
      const response = await sendCall(otherCalls.replaceTypedCopies, { body: { copies: replaced } });
      const { changed } = response;
      const message = changedText(changed.length);
      if (changed.length > 0) setDone({ message, undo: () => restore(changed) });
      setStatus(message);
      setFailure(response.failed.map(({ title, message }) => `${textAsRead(title)}: ${message}`).join(' '));
    });
  const replaceAll = async (replaced: readonly ReplacedCopy[]) => {
    const texts = replaced.length === 1 ? '1 text' : `${replaced.length} texts`;
    const isConfirmed = await dialogs.confirm(
      'Visitors of published texts read the facts from the settings at once. You can undo this.',
      { title: `Replace the words in ${texts}?`, cancelText: 'Cancel', okText: `Replace ${replaced.length}` },
    );
    if (!isConfirmed) return;
    setReplacing(true);
    await replace(replaced);
    setReplacing(false);
  };
  const ignore = ({ resource, id, field, copy }: TypedCopy) => {
    const send = (ignored: boolean) =>
      sendCall(otherCalls.ignoreTypedCopy, { body: { resource, id, field, copy, ignored } });
    return attempt(async () => {
      await send(true);
      const message = `‘${copy}’ is no longer listed for this text.`;
      const undo = async () => {
        await send(false);
        setStatus(`‘${copy}’ is listed again.`);
      };
      setDone({ message, undo });
      setStatus(message);
    });
  };

  return (
    <DashboardPage title="Typed facts">
      <Stack>
        <Typography color="textSecondary">
          These texts say a name, a town, hours or a telephone number of the organization in words. If you replace the
          words with the fact, such as {'{town}'}, visitors always read what the settings say.
        </Typography>
        {isPending && <Loading />}
        {error && <ErrorMessage text="The texts can’t be loaded right now. Check your connection and try again." />}
        {failure && <ErrorMessage text={failure} />}
        <div role="status" ref={statusLine} tabIndex={-1}>
          {status && <Typography>{status}</Typography>}
        </div>
        {data && copies.length === 0 && <Typography>No text says a fact of the organization in words.</Typography>}
        {canChoose && replaceable.length > 0 && (
          <Stack direction="row" spacing={1}>
            {old.length > 0 && old.length < replaceable.length && (
              <Button loading={isReplacing} onClick={() => void replaceAll(old)}>
                {`Replace the ${old.length} with an earlier value`}
              </Button>
            )}
            <Button variant="outlined" loading={isReplacing} onClick={() => void replaceAll(replaceable)}>
              {excluded.size === 0 ? `Replace all ${replaceable.length}` : `Replace ${replaceable.length}`}
            </Button>
          </Stack>
        )}
        {copies.length > 0 && (
          <ItemList
            label="Typed facts"
            items={copies.map((copy) =>
              typedCopyItem(copy, {
                choice: choiceOf(copy),
                onReplace: (each, fact) => replace([replacementOf(each, fact)]),
                onIgnore: ignore,
              }),
            )}
          />
        )}
        {data?.has_more && <Typography>There are more. They appear when these are done.</Typography>}
      </Stack>
      <Snackbar
        open={done !== null}
        message={done?.message}
        onUndo={() => attempt(async () => done?.undo())}
        onDismiss={() => setDone(null)}
      />
    </DashboardPage>
  );
}

const changedText = (count: number) => (count === 1 ? 'One record was changed.' : `${count} records were changed.`);
