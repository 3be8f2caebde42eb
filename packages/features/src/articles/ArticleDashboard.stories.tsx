import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CrudCreatePage, CrudEditPage, CrudListPage, CrudShowPage } from '../crud/index.ts';
import { sampleArticles } from '../testing/articles.ts';
import { mockResource } from '../testing/mock-api.ts';
import { Screen } from '../testing/Screen.tsx';
import { articleDefinition } from './article.resource.tsx';

/** The four dashboard screens of articles, as the other ten resources have them too. */
const meta = {
  title: 'Screens/Dashboard/Articles',
  component: Screen,
  parameters: { layout: 'fullscreen', msw: mockResource('article', sampleArticles) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { urls } = articleDefinition;
const list = { component: () => <CrudListPage definition={articleDefinition} />, path: urls.list, at: urls.list };
const create = {
  component: () => <CrudCreatePage definition={articleDefinition} />,
  path: urls.create,
  at: urls.create,
};
const edit = {
  component: () => <CrudEditPage definition={articleDefinition} />,
  path: '/dashboard/edit-article/:id',
  at: urls.edit(2),
};
const show = {
  component: () => <CrudShowPage definition={articleDefinition} />,
  path: '/dashboard/show-article/:id',
  at: urls.show(3),
};

/** Every article with View, Edit and Delete. Deleting takes the row away and offers it back. */
export const List: Story = {
  args: list,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete What the pantry line taught us' }));
    await expect(await canvas.findByText(/Deleted: What the pantry line taught us/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Delete What the pantry line taught us' })).toBeVisible();
  },
};

/** Nothing written yet. */
export const ListEmpty: Story = { args: list, parameters: { msw: mockResource('article', []) } };

/** While the list is on its way. */
export const ListLoading: Story = {
  args: list,
  parameters: { msw: mockResource('article', [], 'waiting') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

/** The list can't be had: it says so and offers to try again. */
export const ListError: Story = {
  args: list,
  parameters: { msw: mockResource('article', [], 'failing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can’t be loaded/, {}, { timeout: 15_000 })).toBeVisible();
  },
};

/** An empty form; saving without a title says what is missing and keeps the rest. */
export const Create: Story = {
  args: create,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Body'), 'Bring what you saved.');
    await userEvent.click(canvas.getByRole('button', { name: 'Create article' }));
    const summary = await canvas.findByRole('alert');
    await expect(within(summary).getByRole('link', { name: /Title/ })).toBeVisible();
    await expect(canvas.getByLabelText('Body')).toHaveValue('Bring what you saved.');
  },
};

/** The server refuses: everything typed stays. */
export const CreateError: Story = {
  args: create,
  parameters: { msw: mockResource('article', [], 'failing') },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Title/), 'A title');
    await userEvent.click(canvas.getByRole('button', { name: 'Create article' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText(/Title/)).toHaveValue('A title');
  },
};

/** The stored article in the form, saved with 'Update Research'. */
export const Edit: Story = {
  args: edit,
  play: async ({ canvas }) => {
    const title = await canvas.findByLabelText(/Title/);
    await expect(title).toHaveValue('What the pantry line taught us');
    await userEvent.type(title, ' in 2025');
    await userEvent.click(canvas.getByRole('button', { name: 'Update Research' }));
    await expect(await canvas.findByText('Another page')).toBeVisible();
  },
};

/** While the article is on its way. */
export const EditLoading: Story = { args: edit, parameters: { msw: mockResource('article', [], 'waiting') } };

/** An article that is not there. */
export const EditError: Story = {
  args: edit,
  parameters: { msw: mockResource('article', []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occurred while fetching the article data.')).toBeVisible();
  },
};

/** Every field, with the PDF in its frame. */
export const Show: Story = { args: show };

/** While the article is on its way. */
export const ShowLoading: Story = { args: show, parameters: { msw: mockResource('article', [], 'waiting') } };

/** An article that is not there. */
export const ShowError: Story = {
  args: show,
  parameters: { msw: mockResource('article', []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occurred while fetching the article data.')).toBeVisible();
  },
};
