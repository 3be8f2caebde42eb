import { samplePng } from '@porchlight/contract/testing/sample-png';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PictureBatch, type PictureBatchProps } from './PictureBatch.tsx';
import type { PictureDraft } from './picture-draft.ts';

const draft = (id: string, title: string, more: Partial<PictureDraft> = {}): PictureDraft => ({
  id,
  title,
  description: '',
  decorative: false,
  share: 1,
  file: new File(['none'], `${id}.jpg`, { type: 'image/jpeg' }),
  ...more,
});

/** Holds the values, like the page. */
function WithWords(props: PictureBatchProps) {
  const [pictures, setPictures] = useState(props.pictures);
  return (
    <PictureBatch
      {...props}
      pictures={pictures}
      onTextsChange={(id, words) => {
        setPictures(pictures.map((each) => (each.id === id ? { ...each, ...words } : each)));
        props.onTextsChange(id, words);
      }}
      onRemove={(id) => setPictures(pictures.filter((each) => each.id !== id))}
    />
  );
}

const meta = {
  title: 'Inputs/PictureBatch',
  tags: ['new', 'since-0.1.0'],
  component: PictureBatch,
  args: {
    label: 'Add pictures',
    pictures: [],
    isSaving: false,
    onAdd: fn(),
    onTextsChange: fn(),
    onFillEmpty: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onUseExisting: fn(),
    onRemoveDuplicates: fn(),
    onSave: fn(),
  },
  render: (args) => <WithWords {...args} />,
} satisfies Meta<typeof PictureBatch>;
export default meta;
type Story = StoryObj<typeof meta>;

const three = [
  draft('quilt', 'Quilt on the porch', { description: 'A quilt of blue and yellow squares.' }),
  draft('well', 'Odessa at the well'),
  draft('ornament', 'A border of leaves', { decorative: true }),
];

/** Nothing chosen yet. Several files can be chosen at once. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const chooser = canvas.getByLabelText('Pictures');
    const files = [samplePng(), new File(['b'], 'second.png', { type: 'image/png' })];
    await userEvent.upload(chooser, files);
    await expect(args.onAdd).toHaveBeenCalledWith(files);
    await expect(canvas.queryByRole('button', { name: /^Save/ })).toBeNull();
  },
};

/** Each picture has a title and description. One button saves all. */
export const Chosen: Story = {
  args: { pictures: three },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 pictures uploaded.');
    const well = within(canvas.getByRole('listitem', { name: 'Odessa at the well' }));
    await userEvent.type(well.getByLabelText('Description'), 'A woman draws water.');
    await expect(args.onTextsChange).toHaveBeenLastCalledWith('well', { description: 'A woman draws water.' });
    await expect(canvas.getAllByLabelText('Description')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Save 3 pictures' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** While pictures are uploading, saving is not possible. */
export const Uploading: Story = {
  args: { pictures: [...three.slice(0, 1), draft('well', 'Odessa at the well', { share: 0.4 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading: 1 of 2.');
    const bar = canvas.getByRole('progressbar', { name: 'Uploading Odessa at the well' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByRole('button', { name: 'Save 1 picture' })).toBeDisabled();
  },
};

/** Failed uploads say why, and the rest can be saved. A missing title gets focus. */
export const Failed: Story = {
  args: {
    problem: 'Saved: 28. Not saved: 3. They are still here.',
    pictures: [
      draft('broken', 'A line that broke', { share: 0.9, failure: 'The server can’t be reached.', canRetry: true }),
      draft('wrong', 'No picture', { share: 0, failure: 'We can’t read this picture.' }),
      draft('untitled', '', { titleError: 'Enter a title.' }),
    ],
  },
  play: async ({ canvas, args }) => {
    const summary = canvas.getByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: /untitled\.jpg/ }));
    const untitled = within(canvas.getByRole('listitem', { name: 'untitled.jpg' })).getByLabelText('Title');
    await expect(untitled).toHaveFocus();
    await expect(untitled).toHaveAccessibleDescription(/Enter a title/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again A line that broke' }));
    await expect(args.onRetry).toHaveBeenCalledWith('broken');
    await expect(canvas.queryByRole('button', { name: 'Try again No picture' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 pictures uploaded. 2 are not.');
  },
};

/** What pictures share is typed once. Enter fills it in and saves nothing. */
export const SameForAll: Story = {
  args: { pictures: three },
  play: async ({ canvas, args }) => {
    const shared = within(canvas.getByRole('group', { name: 'Same for all' }));
    await expect(shared.getByRole('button', { name: 'Fill in' })).toBeDisabled();
    await userEvent.type(shared.getByLabelText('Title for all'), 'Fish fry');
    await userEvent.type(shared.getByLabelText('Text for all'), 'People at a long table.{Enter}');
    await expect(args.onFillEmpty).toHaveBeenCalledWith({ title: 'Fish fry', description: 'People at a long table.' });
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(shared.getByLabelText('Title for all')).toHaveValue('');
  },
};

/** With descriptions alone, Tab goes from one to the next. What has none is counted. */
export const OnlyDescriptions: Story = {
  args: { pictures: [...three, draft('porch', 'Porch')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 pictures without a description/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Hide other fields/ }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Description of Quilt on the porch' }));
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Description of Odessa at the well' })).toHaveFocus();
    await userEvent.keyboard('A woman draws water.');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Description of Porch' })).toHaveFocus();
    await expect(canvas.getByText(/^1 picture without a description/)).toBeVisible();
  },
};

const inLibrary = {
  ...{ id: 9, title: 'Supper at the depot', description: 'People at a long table.', decorative: false },
  url: '/images/field.svg',
};

/** What the library has already is named with its title there, and is not saved again. */
export const Duplicates: Story = {
  args: {
    pictures: [
      ...three.slice(0, 1),
      draft('supper', 'IMG 2041', { existing: inLibrary, isDuplicate: true }),
      draft('twice', 'Quilt on the porch 2', { isDuplicate: true }),
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^2 of these pictures are there already/)).toBeVisible();
    const supper = within(canvas.getByRole('listitem', { name: 'IMG 2041' }));
    await expect(supper.getByText('The library has this picture already, as “Supper at the depot”.')).toBeVisible();
    await expect(supper.queryByLabelText('Title')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Save 1 picture' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the existing pictures' }));
    await expect(args.onUseExisting).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove these 2' }));
    await expect(args.onRemoveDuplicates).toHaveBeenCalledOnce();
  },
};

/** Pictures of the library are among the files. They need no upload. */
export const FromTheLibrary: Story = {
  args: {
    onOpenLibrary: fn(),
    pictures: [
      ...three.slice(1, 2),
      { ...inLibrary, id: 'chosen', existing: inLibrary, share: 1 },
      draft('supper', 'Supper', { existing: inLibrary, description: 'People at a long table.' }),
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(
      within(canvas.getByRole('listitem', { name: 'Supper at the depot' })).getByText('From the library'),
    ).toBeVisible();
    await expect(canvas.getByText(/^The library has this picture: that one is used/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from the library' }));
    await expect(args.onOpenLibrary).toHaveBeenCalledOnce();
  },
};

/** The connection was lost in the middle: one button tries all again. */
export const ConnectionLost: Story = {
  args: {
    pictures: ['first', 'second', 'third'].map((name) =>
      draft(name, name, { share: 0.4, failure: 'The server can’t be reached.', canRetry: true }),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try all 3 again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('first', 'second', 'third');
  },
};

/** After removing one with the keyboard, focus is on the next. */
export const Removes: Story = {
  args: { pictures: three },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove Quilt on the porch' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Odessa at the well' })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Saving: Story = { args: { pictures: three, isSaving: true } };

export const LongNames: Story = {
  globals: { viewport: { value: 'phone320' } },
  args: {
    pictures: [
      draft('a-very-long-file-name-from-a-scanner-'.repeat(4), 'ثوب طويل جدا على الشرفة'),
      draft('b', 'B'.repeat(200)),
    ],
  },
};
