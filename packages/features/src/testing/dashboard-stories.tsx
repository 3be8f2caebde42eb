import type { ResourceName } from '@porchlight/contract/calls';
import { resourceCalls } from '@porchlight/contract/calls';
import type { RecordOf } from '@porchlight/contract/entities';
import type { FieldKind } from '@porchlight/contract/fields';
import { fetchErrorText } from '@porchlight/contract/texts';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { clearToken, forgetUser, storeToken, storeUser } from '../api/index.ts';
import { mainField, recordTitle } from '../crud/any-record.ts';
import { removeDraftsOf, writeDraft } from '../crud/draft-store.ts';
import { definedFields } from '../crud/entity-fields.ts';
import { type AnyEntityDefinition, CrudCreatePage, CrudEditPage, CrudListPage, CrudShowPage } from '../crud/index.ts';
import { showFields } from '../crud/show-fields.ts';
import { DashboardFrame } from '../dashboard/index.ts';
import { type MockMode, mockResource, mockSession } from './mock-api.ts';
import { Screen } from './Screen.tsx';

type ScreenStory = StoryObj<typeof Screen>;
type Play = NonNullable<ScreenStory['play']>;

/** Meta of every story file of dashboard screens: staff is signed in, the screen fills the window. */
export const dashboardMeta = {
  component: Screen,
  parameters: { layout: 'fullscreen', msw: [mockSession] },
  beforeEach: async () => {
    storeUser({ id: 1, username: 'ada' });
    storeToken('story-token');
    // What another story has typed and not saved is not this one's.
    await removeDraftsOf('1');
    return () => {
      clearToken();
      forgetUser();
    };
  },
};

/** What a field that has to be filled in takes. */
const sampleInput: Partial<Record<FieldKind, string>> = {
  email: 'ruth@example.org',
  money: '25',
  password: 'three quilts on one rail',
};

/**
 * The four dashboard screens of a resource in the states they have, each as a story: the same for all eleven, made of
 * the resource's definition, so that a screen cannot be forgotten.
 * @param records what the mocked backend holds; the first one is looked at, edited and named in the list
 */
export function dashboardStories<Name extends ResourceName>(
  definition: AnyEntityDefinition & { name: Name },
  records: readonly RecordOf<Name>[],
) {
  const { name, urls, singular, plural } = definition;
  const [first] = records;
  if (!first) throw new Error(`The stories of ${plural} need at least one record.`);
  const title = recordTitle(definition, first as never);
  const fields = definedFields(definition);
  const main = fields.find((field) => field.name === mainField(definition));
  const mainLabel = new RegExp(`^${main?.words.label}`);
  const createLabel = `Create ${singular}`;
  const otherMain = main?.field.kind === 'email' ? 'lula@example.org' : 'Pie supper';

  const story = (
    component: () => React.ReactNode,
    path: string,
    at: string,
    { rows = records, mode, play }: { rows?: readonly RecordOf<Name>[]; mode?: MockMode; play: Play },
  ): ScreenStory => ({
    args: { component, path, at, layout: DashboardFrame },
    parameters: { msw: mockResource(name, rows, mode) },
    play,
  });
  const list = (state: Parameters<typeof story>[3]) =>
    story(() => <CrudListPage definition={definition} />, urls.list, urls.list, state);
  const create = (state: Parameters<typeof story>[3]) =>
    story(() => <CrudCreatePage definition={definition} />, urls.create, urls.create, state);
  const edit = (state: Parameters<typeof story>[3]) =>
    story(() => <CrudEditPage definition={definition} />, urls.edit(':id'), urls.edit(first.id), state);
  const show = (state: Parameters<typeof story>[3]) =>
    story(() => <CrudShowPage definition={definition} />, urls.show(':id'), urls.show(first.id), state);

  const saysLoading: Play = async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  };
  const saysFetchError: Play = async ({ canvas }) => {
    await expect(await canvas.findByText(fetchErrorText(resourceCalls[name].errorNoun))).toBeVisible();
  };
  const fillsAndSaves: Play = async ({ canvas }) => {
    await canvas.findByRole('button', { name: createLabel });
    for (const { field, words } of fields.filter(({ field }) => field.required)) {
      const control = canvas.getByLabelText(new RegExp(`^${words.label}`), { selector: 'input, select' });
      if (field.options?.[0]) await userEvent.selectOptions(control, field.options[0]);
      else await userEvent.type(control, sampleInput[field.kind] ?? 'Three quilts');
    }
    await userEvent.click(canvas.getByRole('button', { name: createLabel }));
  };

  return {
    List: list({
      play: async ({ canvas }) => {
        for (const action of ['View', 'Edit'])
          await expect(await canvas.findByRole('link', { name: `${action} ${title}` })).toBeVisible();
        await expect(canvas.getByRole('button', { name: `Delete ${title}` })).toBeVisible();
        await expect(canvas.getByRole('link', { name: createLabel })).toHaveAttribute('href', urls.create);
      },
    }),
    ListEmpty: list({
      rows: [],
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(`No ${plural.toLowerCase()} yet.`)).toBeVisible();
      },
    }),
    ListLoading: list({ mode: 'waiting', play: saysLoading }),
    ListError: list({
      mode: 'failing',
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(/can’t be loaded/)).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
      },
    }),
    Create: create({
      play: async ({ canvas }) => {
        const form = within(await canvas.findByRole('form', { name: createLabel }));
        for (const { words } of fields) await expect(form.getByText(words.label)).toBeVisible();
      },
    }),
    CreateInvalid: create({
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: createLabel }));
        const summary = within(await canvas.findByRole('alert'));
        await expect(summary.getByRole('link', { name: mainLabel })).toBeVisible();
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
        const draft = { owner: '1', resource: name, record: 'new', id: 'a', sendingKey: 'a-key-of-the-draft' };
        const values = { [mainField(definition)]: otherMain };
        writeDraft({ ...draft, savedAt: Date.now(), title: otherMain, values, files: {}, base: null });
      },
    },
    Edit: edit({
      play: async ({ canvas }) => {
        await expect(await canvas.findByLabelText(mainLabel)).toHaveValue(title);
      },
    }),
    EditLoading: edit({ mode: 'waiting', play: saysLoading }),
    EditError: edit({ rows: [], play: saysFetchError }),
    Show: show({
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
        for (const { label } of showFields(definition, undefined))
          await expect(canvas.getByText(label, { selector: 'dt' })).toBeVisible();
      },
    }),
    ShowLoading: show({ mode: 'waiting', play: saysLoading }),
    ShowError: show({ rows: [], play: saysFetchError }),
  };
}
