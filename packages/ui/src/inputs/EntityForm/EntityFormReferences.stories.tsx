import { formSchema } from '@porchlight/contract/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { EntityFormField } from './entity-form-types.ts';
import { type SampleFormProps, sampleForm } from './sample-form.tsx';

const known = ['Gardens', 'Land', 'Water'].map((name, index) => ({ id: index + 1, name, url: '' }));

const topics: EntityFormField = {
  name: 'topics',
  kind: 'references',
  label: 'Topics',
  help: 'Type a new name to add a topic.',
  findReferences: async (words) => known.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase())),
  addReferenceText: (name) => `Add topic “${name}”`,
};
const authors: EntityFormField = { ...topics, name: 'authors', label: 'Authors', isOrdered: true };

const meta = {
  title: 'Inputs/EntityForm references',
  tags: ['new', 'since-0.1.0'],
  ...sampleForm,
  args: {
    label: 'Edit story',
    fields: [topics],
    schema: formSchema(
      {
        topics: { kind: 'references', label: 'Topics', to: 'topic' },
        authors: { kind: 'references', label: 'Authors', to: 'team', acceptsNames: true },
      },
      false,
    ),
    submitLabel: 'Save',
    onSubmit: fn(async () => ({ id: 7 })),
  },
} satisfies Meta<SampleFormProps>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const input = (canvas: Canvas, name = 'Topics') => canvas.findByRole('combobox', { name });
const option = (name: string) => within(document.body).findByRole('option', { name });
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
const saved = (references: object[], name = 'topics') => ({ [name]: JSON.stringify(references) });

/** The first topics are offered before anything is typed. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await input(canvas));
    await userEvent.click(await option('Gardens'));
    await save(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(saved([{ id: 1, name: 'Gardens' }]), expect.anything()),
    );
  },
};

/** A name that is new can be added without leaving the form. */
export const NewName: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(await input(canvas), 'Clean water');
    await userEvent.click(await option('Add topic “Clean water”'));
    await save(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(saved([{ id: null, name: 'Clean water' }]), expect.anything()),
    );
  },
};

/** What was typed and not chosen stays, and says so; the name of a topic is enough. */
export const TypedOnly: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await input(canvas), 'Wat');
    await option('Water');
    await userEvent.tab();
    await expect(await canvas.findByText(/^Not added yet\./)).toBeVisible();
    await userEvent.type(await input(canvas), 'er');
    await option('Water');
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Water' })).toBeVisible();
    await expect(canvas.queryByText(/^Not added yet\./)).toBeNull();
  },
};

/** A pasted list has its names separated by semicolons. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await input(canvas));
    await userEvent.paste('Gardens; Clean water');
    await expect(await canvas.findByRole('button', { name: 'Clean water' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Gardens' })).toBeVisible();
  },
};

/** The order of authors is visible to people: each can be moved up. */
export const Ordered: Story = {
  args: {
    fields: [authors],
    defaultValues: {
      authors: JSON.stringify([
        { id: 4, name: 'Imani Leverett' },
        { id: null, name: 'Willa Grant' },
      ]),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move up Willa Grant' }));
    await save(canvas);
    const references = [
      { id: null, name: 'Willa Grant' },
      { id: 4, name: 'Imani Leverett' },
    ];
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(saved(references, 'authors'), expect.anything()));
  },
};

/** The search can fail; what is chosen stays. */
export const SearchFailed: Story = {
  args: { fields: [{ ...topics, findReferences: () => Promise.reject(new Error('Offline.')) }] },
  play: async ({ canvas }) => {
    await userEvent.type(await input(canvas), 'Water');
    await expect(await canvas.findByText('The search failed. Change the words to try again.')).toBeVisible();
  },
};
