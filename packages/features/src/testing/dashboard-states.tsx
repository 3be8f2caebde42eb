import { callPath, resourceCalls } from '@porchlight/contract/calls';
import { fetchErrorText, type RecordOf, type ResourceName } from '@porchlight/contract/entities';
import { exampleValues } from '@porchlight/contract/example-values';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { writeDraft } from '../drafts/draft-store.ts';
import type { LoadPreview } from '../entity/entity-definition.ts';
import { emptyTexts } from '../list/empty-texts.ts';
import { tableColumns } from '../list/table-columns.tsx';
import { dashboardScreens, type Play } from './dashboard-screens.tsx';
import { unbrokenText } from './hostile.ts';
import { manyRowCount, repeatRows } from './story-rows.ts';

/**
 * Stories of the four dashboard screens in every state besides the ordinary one: empty, loading, failing, being saved, in
 * conflict. Articles have all of them; another resource has those in which its fields make a difference.
 * @param records of the mocked backend; the stories show and edit the first one, and look for it in the list
 */
export function dashboardStates<Name extends ResourceName>(
  name: Name,
  records: readonly RecordOf<Name>[],
  preview?: LoadPreview,
) {
  const { definition, fields, main, first, title, mainLabel, submitLabel, list, create, edit, show } = dashboardScreens(
    name,
    records,
    preview,
  );
  const { singular } = definition;
  const isEmail = main?.kind === 'email';
  const otherMain = isEmail ? 'lula@example.org' : 'Pie supper';
  const theirMain = isEmail ? 'hattie@example.org' : 'Fish fry';
  const many = repeatRows(records, definition.mainField, isEmail);
  const dated = tableColumns(definition).find(({ kind }) => kind === 'date' || kind === 'dateTime');

  /** The first record with five thousand letters in each of its texts, and nowhere to break the line. */
  const longTexts = fields.filter(({ kind }) => kind === 'text' || kind === 'longText');
  const long = { ...first, ...Object.fromEntries(longTexts.map((field) => [field.name, unbrokenText])) };
  const beginning = unbrokenText.slice(0, 100);

  /** Saves the first record as another user would in the meantime. */
  const saveMeanwhile = async () => {
    const { update } = resourceCalls[name];
    const values = { [definition.mainField]: theirMain };
    const form = new FormData();
    for (const [field, value] of Object.entries(values)) form.append(field, value);
    const isJson = update.method === 'PUT';
    const response = await fetch(callPath(update, first.id), {
      method: update.method,
      body: isJson ? JSON.stringify(values) : form,
      headers: isJson ? { 'content-type': 'application/json' } : undefined,
    });
    await expect(response.status).toBe(200);
  };

  const saysLoading: Play = async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  };
  const saysFetchError: Play = async ({ canvas }) => {
    await expect(await canvas.findByText(fetchErrorText(name))).toBeVisible();
  };
  const fillsAndSaves: Play = async ({ canvas }) => {
    await canvas.findByRole('button', { name: submitLabel });
    const values = exampleValues(name, records.length + 1);
    for (const field of fields.filter((each) => each.required || each === main)) {
      const control = canvas.getByLabelText(new RegExp(`^${field.label}`), { selector: 'input, select' });
      const [option] = Object.keys(field.options ?? {});
      if (option) await userEvent.selectOptions(control, option);
      else await userEvent.type(control, String(values[field.name]));
    }
    await userEvent.click(canvas.getByRole('button', { name: submitLabel }));
  };

  return {
    ListEmpty: list({
      rows: [],
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(emptyTexts[name]?.missing ?? '')).toBeVisible();
      },
    }),
    ListMany: list({
      rows: many,
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(`1–25 of ${manyRowCount}`)).toBeVisible();
        await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
        await expect(await canvas.findByText(`26–50 of ${manyRowCount}`)).toBeVisible();
      },
    }),
    // That no long text widens the page is part of the check after each story.
    ListLong: list({
      rows: [long, ...records.slice(1)],
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('link', { name: new RegExp(`^Edit ${beginning}`) })).toBeVisible();
      },
    }),
    // One row: below a long list, the selection bar would cover rows.
    ListSelected: list({
      rows: records.slice(0, 1),
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${title}` }));
        await expect(await canvas.findByRole('button', { name: 'Delete 1' })).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible();
      },
    }),
    ListNoHit: list(
      {
        play: async ({ canvas }) => {
          await expect(
            await canvas.findByText(dated ? 'Nothing matches the filters.' : /^Nothing matches/),
          ).toBeVisible();
          // The filter chips have such a button too.
          const ways = canvas.getAllByRole('button', { name: dated ? 'Clear filters' : 'Clear search' });
          await userEvent.click(ways.at(-1) as HTMLElement);
          await expect(await canvas.findByRole('link', { name: `Edit ${title}` })).toBeVisible();
          await userEvent.click(canvas.getByRole('searchbox'));
          await userEvent.keyboard('no quilt has this name');
          await expect(await canvas.findByText('Nothing matches “no quilt has this name”.')).toBeVisible();
        },
      },
      dated ? `?${dated.field}.from=2099-01-01` : '?q=no+quilt+has+this+name',
    ),
    ListLoading: list({ mode: 'waiting', play: saysLoading }),
    ListError: list({
      mode: 'failing',
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(/can’t be loaded/)).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
      },
    }),
    CreateInvalid: create({
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: submitLabel }));
        const summary = within(await canvas.findByRole('alert'));
        const required = fields.find((field) => field.required)?.label ?? '';
        await expect(summary.getByRole('link', { name: new RegExp(`^${required}`) })).toBeVisible();
      },
    }),
    CreateSaving: create({
      mode: 'waiting',
      play: async (context) => {
        await fillsAndSaves(context);
        await expect(await context.canvas.findByRole('button', { name: 'Saving…' })).toBeVisible();
      },
    }),
    CreateError: create({
      mode: 'failing',
      play: async (context) => {
        await fillsAndSaves(context);
        await expect(await context.canvas.findByRole('alert')).toBeVisible();
        await expect(context.canvas.getByLabelText(mainLabel)).not.toHaveValue('');
      },
    }),
    CreateUnreachable: create({
      mode: 'unreachable',
      play: async (context) => {
        await fillsAndSaves(context);
        await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
          'The connection was lost before this was saved.',
        );
        await expect(context.canvas.getByLabelText(mainLabel)).not.toHaveValue('');
      },
    }),
    CreateSignedOut: create({
      mode: 'signed-out',
      play: async (context) => {
        await fillsAndSaves(context);
        await expect(await screen.findByRole('dialog', { name: /^Sign in/ })).toBeVisible();
        await expect(context.canvas.getByLabelText(mainLabel)).not.toHaveValue('');
      },
    }),
    CreateDraft: {
      ...create({
        play: async ({ canvas }) => {
          const draft = within(await canvas.findByRole('group', { name: /^You have unsaved work from/ }));
          await expect(draft.getByText(otherMain)).toBeVisible();
          await userEvent.click(draft.getByRole('button', { name: /^Restore/ }));
          await waitFor(() => expect(canvas.getByLabelText(mainLabel)).toHaveValue(otherMain));
          await expect(canvas.queryByRole('group', { name: /^You have unsaved work/ })).toBeNull();
        },
      }),
      beforeEach: () => {
        const draft = { owner: '1', resource: name, record: 'new', id: 'a', idempotencyKey: 'a-key-of-the-draft' };
        const values = { [definition.mainField]: otherMain };
        writeDraft({ ...draft, savedAt: Date.now(), title: otherMain, values, files: {}, base: null });
      },
    },
    EditConflict: edit({
      play: async ({ canvas }) => {
        const control = await canvas.findByLabelText(mainLabel);
        await saveMeanwhile();
        await userEvent.clear(control);
        await userEvent.type(control, otherMain);
        await userEvent.click(canvas.getByRole('button', { name: definition.updateLabel ?? `Update ${singular}` }));
        const dialog = within(await screen.findByRole('dialog', { name: `Someone else changed this ${singular} too` }));
        await expect(dialog.getByText(otherMain)).toBeVisible();
        await expect(dialog.getByText(theirMain)).toBeVisible();
      },
    }),
    EditLong: edit({
      rows: [long],
      play: async ({ canvas }) => {
        await expect(await canvas.findByLabelText(mainLabel)).toHaveValue(unbrokenText);
      },
    }),
    EditLoading: edit({ mode: 'waiting', play: saysLoading }),
    EditError: edit({ rows: [], play: saysFetchError }),
    ShowLong: show({
      rows: [long],
      play: async ({ canvas }) => {
        const heading = await canvas.findByRole('heading', { level: 1, name: new RegExp(`^${beginning}`) });
        await expect(heading).toBeVisible();
        if (!preview) await expect(canvas.getAllByText(unbrokenText, { selector: 'dd *' })[0]).toBeVisible();
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
      },
    }),
    ShowLoading: show({ mode: 'waiting', play: saysLoading }),
    ShowError: show({ rows: [], play: saysFetchError }),
  };
}
