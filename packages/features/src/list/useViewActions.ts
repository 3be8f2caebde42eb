import { otherCalls } from '@porchlight/contract/other-calls';
import type { ChangedViewResponse, SavedView, SavedViewChange } from '@porchlight/contract/saved-views';
import { activeView, type EntityTableState, showsView } from '@porchlight/ui/data-display/EntityTable';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import type { ViewMenuProps } from '@porchlight/ui/inputs/ViewMenu';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, loadChunk, reportFailure, sendCall } from '../api/index.ts';
import { type EntityDefinition, failureText } from '../entity/index.ts';
import type { ListOptions } from './list-params.ts';
import type { NamedView } from './SaveViewDialog.tsx';
import { ownerOf, type SavedViewTab, savedViewsQuery, settingsOf } from './saved-views.ts';
import type { ListState } from './useListState.ts';
import type { useListViews } from './useListViews.ts';

interface ViewedList
  extends Pick<ListState, 'state' | 'showState' | 'openView'>,
    Pick<ReturnType<typeof useListViews>, 'views'> {
  definition: EntityDefinition;
  columns: ListOptions['columns'];
  /** The columns that this device shows. */
  visibility: Readonly<Record<string, boolean>>;
}

/** What was just done with a view, and how it is undone. */
interface DoneChange {
  message: string;
  undo: () => Promise<ChangedViewResponse>;
  /** Whether it concerns the tab alone, and the list stays as it is. */
  isOfTab?: boolean;
  /** The list before it, to which an undo leads back. @default the view */
  before?: EntityTableState;
}

/** What a person does with the views of a list: saves, changes, shares and deletes them. Each can be undone. */
export function useViewActions({ definition, columns, visibility, views, state, showState, openView }: ViewedList) {
  const { name: resource, plural } = definition;
  const client = useQueryClient();
  const dialogs = useDialogs();
  const [done, setDone] = useState<DoneChange | null>(null);
  const { queryKey } = savedViewsQuery(resource);
  const settings = () => settingsOf(state, columns, visibility);
  const chosen = activeView(views, state);
  const tab = chosen?.id === undefined ? undefined : (chosen as SavedViewTab);
  const isChanged = !chosen || !showsView(chosen, state) || (tab !== undefined && tab.leftOut.length > 0);

  /** Shows the views after a change, and the changed one as it is saved, if it is still a tab. */
  const showChanged = (
    { id, saved_views }: ChangedViewResponse,
    { isOfTab, before }: Pick<DoneChange, 'isOfTab' | 'before'> = {},
  ) => {
    client.setQueryData(queryKey, { saved_views });
    const isTab = saved_views.some((view) => view.id === id);
    if (before) showState(before);
    else if (!isOfTab) openView(isTab ? String(id) : '');
    else if (!isTab && state.view === String(id)) openView('');
  };
  const explain = (what: string, error: unknown) => {
    reportFailure(what, error);
    void client.invalidateQueries({ queryKey });
    void dialogs.alert(failureText(error), { title: 'This can’t be done' });
  };
  const change = async (send: () => Promise<ChangedViewResponse>, after: DoneChange) => {
    try {
      showChanged(await send(), { isOfTab: after.isOfTab });
      setDone(after);
    } catch (error) {
      explain('change a saved view', error);
    }
  };
  const put = (id: number, body: SavedViewChange) => sendCall(otherCalls.updateSavedView, { id, body });
  /** Changes a view; it is undone with the values before, unless someone has changed it since. */
  const update = (message: string, view: SavedView, values: Omit<SavedViewChange, 'version'>) => {
    const before = Object.fromEntries(Object.keys(values).map((key) => [key, view[key as keyof SavedView]]));
    return change(() => put(view.id, { version: view.version, ...values }), {
      ...{ message, isOfTab: values.is_shared !== undefined },
      undo: () => put(view.id, { version: view.version + 1, ...before }),
    });
  };

  /** Names of the list's own tabs, which a saved view can't have. */
  const takenNames = views.flatMap(({ id, label }) => (id === undefined ? [label] : []));

  const askName = async (named: NamedView) => {
    try {
      const { SaveViewDialog } = await loadChunk('save-view-dialog', () => import('./SaveViewDialog.tsx'));
      await dialogs.open(SaveViewDialog, named);
    } catch (error) {
      reportFailure('load the dialog of a view', error);
      void dialogs.alert('Check your connection and try again.', { title: 'This can’t be loaded right now' });
    }
  };
  const saveAs = () =>
    askName({
      title: 'Save view',
      text: `The search, filters, order and columns of this list become a tab of ${plural}.`,
      submitLabel: 'Save view',
      takenNames,
      canShare: true,
      save: async ({ name, isShared }) => {
        const body = { resource, name, is_shared: isShared, ...settings() };
        const response = await sendCall(otherCalls.addSavedView, { body });
        showChanged(response);
        setDone({
          ...{ message: `Saved view: ${name}`, before: state },
          undo: () => sendCall(otherCalls.removeSavedView, { id: response.id }),
        });
      },
    });
  const rename = (view: SavedView) =>
    askName({
      title: 'Rename view',
      text: view.is_shared ? 'Everyone sees the new name.' : 'Only you see this view.',
      submitLabel: 'Rename',
      name: view.name,
      takenNames,
      save: async ({ name }) => {
        showChanged(await put(view.id, { version: view.version, name }), { isOfTab: true });
        setDone({
          ...{ message: `Renamed: ${name}`, isOfTab: true },
          undo: () => put(view.id, { version: view.version + 1, name: view.name }),
        });
      },
    });

  const itemsOf = (view: SavedView): ViewMenuProps['items'] => [
    ...(isChanged && view.can_change
      ? [{ label: 'Update view', onSelect: () => update(`Updated view: ${view.name}`, view, settings()) }]
      : []),
    ...(isChanged || !view.can_change ? [{ label: 'Save as view…', onSelect: () => void saveAs() }] : []),
    ...(isChanged ? [{ label: 'Discard changes', onSelect: () => openView(String(view.id)) }] : []),
    ...(view.can_change
      ? [
          { label: 'Rename…', onSelect: () => void rename(view) },
          view.is_shared
            ? {
                label: 'Stop sharing',
                onSelect: () => update(`No longer shared: ${view.name}`, view, { is_shared: false }),
              }
            : {
                label: 'Share with everyone',
                onSelect: () => update(`Shared with everyone: ${view.name}`, view, { is_shared: true }),
              },
          {
            label: 'Delete',
            deletes: true as const,
            onSelect: () =>
              change(() => sendCall(otherCalls.removeSavedView, { id: view.id }), {
                message: `Deleted view: ${view.name}`,
                undo: () => sendCall(otherCalls.restoreSavedView, { id: view.id }),
              }),
          },
        ]
      : []),
  ];

  return {
    /** Props of the `ViewMenu`. */
    menu: {
      view: tab?.label,
      isChanged,
      items: tab ? itemsOf(tab.saved) : [{ label: 'Save as view…', onSelect: () => void saveAs() }],
      note:
        tab && !tab.saved.can_change
          ? `Shared by ${ownerOf(tab.saved)}. To change it, save a view of your own.`
          : undefined,
    } satisfies ViewMenuProps,
    /** What the chosen view contains and the list no longer has. */
    leftOut: tab?.leftOut ?? [],
    /** Props of the snackbar about what was just done. */
    outcome: {
      open: done !== null,
      message: done?.message ?? '',
      onDismiss: () => setDone(null),
      onUndo: async () => {
        try {
          if (done) showChanged(await done.undo(), done);
        } catch (error) {
          explain('undo a change of a view', error);
          // Pressing it again would be refused again, unless the connection was lost.
          if (error instanceof ApiError && error.status > 0) setDone(null);
          throw error;
        }
      },
    },
  };
}
