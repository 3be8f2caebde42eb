import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EntityForm } from './EntityForm.tsx';
import type { EntityFormSubmission, EntityFormValues } from './entity-form-types.ts';
import { everyField, everySchema, pdf, png, storedPicture } from './sample-fields.ts';
import { articleForm } from './sample-form.ts';

/** Pictures and PDFs in an `EntityForm`: checked before they are sent, with a preview, progress and a stop. */
const meta = {
  title: 'Inputs/EntityForm files',
  tags: ['new', 'since-0.1.0'],
  component: EntityForm,
  args: articleForm,
} satisfies Meta<typeof EntityForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A save that has come so far and gets no further. */
const slowSave: Pick<Story, 'args'> = {
  args: {
    defaultValues: { title: 'Seed Saturday' },
    onSubmit: fn(
      (_values: EntityFormValues, { onProgress, signal }: EntityFormSubmission) =>
        new Promise((_resolve, reject) => {
          onProgress(0.42);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    ),
  },
};

/** Shows how far it is, and saves once however often it is pressed. */
export const Uploading: Story = {
  ...slowSave,
  parameters: { sheet: 'played', frame: { heightPx: 900 } },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Upload pdf'), pdf());
    await userEvent.click(canvas.getByRole('button', { name: 'Create article' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading the file' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** An upload can be stopped, and everything is kept when it is. */
export const Stopped: Story = {
  ...slowSave,
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Upload pdf'), pdf());
    await userEvent.click(canvas.getByRole('button', { name: 'Create article' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You stopped the upload.');
    await expect(canvas.getByText('minutes.pdf')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Seed Saturday');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** A stored picture stays until another is chosen. */
export const Stored: Story = {
  args: {
    label: 'Edit record',
    fields: everyField,
    schema: everySchema,
    submitLabel: 'Save',
    currentFiles: { image: { url: storedPicture, name: 'stored-porch.jpg' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/stored-porch\.jpg/)).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Image'), await png());
    await expect(await canvas.findByText('porch.png')).toBeVisible();
  },
};

/** Wrong files are refused before anything is sent. */
export const RefusesFiles: Story = {
  args: { label: 'Edit record', fields: everyField, schema: everySchema, submitLabel: 'Save' },
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByLabelText('Image');
    const anyFile = userEvent.setup({ applyAccept: false });
    await anyFile.upload(image, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
    await waitFor(() => expect(image).toHaveAccessibleDescription(/Choose a JPEG, PNG, WebP, AVIF or GIF picture/));
    // A file that is no picture can't be drawn either; that its kind is wrong tells people more.
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(image).toHaveAccessibleDescription(/Choose a JPEG, PNG, WebP, AVIF or GIF picture/);
    await anyFile.upload(image, new File(['no picture at all'], 'broken.png', { type: 'image/png' }));
    await waitFor(() => expect(image).toHaveAccessibleDescription(/This picture can’t be read/));
    await anyFile.upload(image, await png());
    await waitFor(() => expect(image).toBeValid());
    await expect(canvas.getByText('porch.png')).toBeVisible();
  },
};
