import { formSchema } from '@porchlight/contract/schemas';
import { samplePng } from '@porchlight/contract/testing/sample-png';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { EntityFormField, EntityFormSubmission, EntityFormValues } from './entity-form-types.ts';
import { everyField, everySchema, fieldsOf, pdf, storedPicture } from './sample-fields.ts';
import { articleForm, type SampleFormProps, sampleForm } from './sample-form.tsx';

/** Pictures and PDFs in an `EntityForm`: checked before the upload, with preview, progress and a stop button. */
const meta = {
  title: 'Inputs/EntityForm files',
  tags: ['new', 'since-0.1.0'],
  ...sampleForm,
  args: articleForm,
} satisfies Meta<SampleFormProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An upload that stays at this progress. */
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

/** Shows the progress, and saves once however often the button is pressed. */
export const Uploading: Story = {
  ...slowSave,
  // The bar with the progress moves while the button becomes busy: no picture of it is like the next.
  parameters: { sheet: false },
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

/** An upload can be stopped without losing anything. */
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
    await userEvent.upload(canvas.getByLabelText('Image'), samplePng());
    await expect(await canvas.findByText('porch.png')).toBeVisible();
  },
};

const pictureFields = [
  { name: 'image', kind: 'image', label: 'Image' },
  { name: 'title', kind: 'text', label: 'Title' },
  { name: 'image_alt', kind: 'text', label: 'Description of the picture', about: 'image' },
] as const;

/** A library of one picture. */
function SinglePictureLibrary({ onChoose }: ComponentProps<NonNullable<EntityFormField['library']>>) {
  const picture = { id: 7, previewUrl: storedPicture, title: 'Wash day', alt: 'Quilts on a line.', decorative: false };
  return (
    <button type="button" onClick={() => onChoose(picture)}>
      Wash day
    </button>
  );
}

/** A picture from the library can be chosen instead of a file, with its description, and removed again. */
export const FromLibrary: Story = {
  args: {
    label: 'Edit record',
    fields: [
      { name: 'image', kind: 'image', label: 'Image', library: SinglePictureLibrary },
      { name: 'title', kind: 'text', label: 'Title' },
      { name: 'image_from', kind: 'picture', label: 'Picture from the library', about: 'image' },
      { name: 'image_alt', kind: 'text', label: 'Description of the picture', about: 'image' },
    ],
    schema: formSchema(fieldsOf({ image: 'image', title: 'text', image_from: 'picture', image_alt: 'text' }), false),
    submitLabel: 'Save',
    onSubmit: fn(async () => ({ id: 31 })),
  },
  play: async ({ canvas, args }) => {
    const description = canvas.getByLabelText('Description of the picture');
    const choose = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose from the library' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Wash day' }));
    };
    await choose();
    await expect(description).toHaveValue('Quilts on a line.');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.queryByRole('link', { name: /Wash day/ })).toBeNull();
    await choose();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ image_from: 7, image_alt: 'Quilts on a line.' }),
      expect.objectContaining({ changed: ['image_from', 'image_alt'] }),
    );
  },
};

/** A stored picture that is not required can be removed, and kept again until the form is saved. */
export const RemovesStored: Story = {
  args: { ...FromLibrary.args, currentFiles: { image: { url: storedPicture } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByText('Removed when you save.')).toBeVisible();
    await expect(canvas.getByLabelText('Image')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep stored file' }));
    await expect(
      canvas.getByText('This file is stored. It stays unless you choose another or remove it.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ image_from: 0 }),
      expect.objectContaining({ changed: ['image_from'] }),
    );
  },
};

/** A stored PDF that is not required can be removed, and is not shown as if it stayed. */
export const RemovesStoredPdf: Story = {
  parameters: { sheet: false },
  args: {
    label: 'Edit article',
    fields: [
      { name: 'title', kind: 'text', label: 'Title' },
      { name: 'pdf', kind: 'pdf', label: 'PDF' },
      { name: 'pdf_from', kind: 'picture', label: 'Stored file', about: 'pdf' },
    ],
    schema: formSchema(fieldsOf({ title: 'text', pdf: 'pdf', pdf_from: 'picture' }), false),
    defaultValues: { title: 'Seeds' },
    currentFiles: { pdf: { url: '/pdfs/seeds.2.pdf' } },
    submitLabel: 'Save',
    onSubmit: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByText('Removed when you save.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith(
        expect.objectContaining({ pdf_from: 0 }),
        expect.objectContaining({ changed: ['pdf_from'] }),
      ),
    );
  },
};

/** A new picture clears the old description, but not one that was just typed. */
export const AnotherPicture: Story = {
  args: {
    label: 'Edit record',
    fields: pictureFields,
    schema: formSchema(fieldsOf({ image: 'image', title: 'text', image_alt: 'text' }), false),
    submitLabel: 'Save',
    currentFiles: { image: { url: storedPicture } },
    defaultValues: { image_alt: 'A porch at dusk.' },
  },
  play: async ({ canvas }) => {
    const description = canvas.getByLabelText('Description of the picture');
    await userEvent.upload(canvas.getByLabelText('Image'), samplePng());
    await waitFor(() => expect(description).toHaveValue(''));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep stored file' }));
    await waitFor(() => expect(description).toHaveValue('A porch at dusk.'));
    await userEvent.clear(description);
    await userEvent.type(description, 'A porch in the rain.');
    await userEvent.upload(canvas.getByLabelText('Image'), samplePng());
    await expect(description).toHaveValue('A porch in the rain.');
  },
};

/** Invalid files are rejected before the upload. */
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
    await anyFile.upload(image, samplePng());
    await waitFor(() => expect(image).toBeValid());
    await expect(canvas.getByText('porch.png')).toBeVisible();
  },
};

const episode = {
  title: { kind: 'text', label: 'Title' },
  link: { kind: 'url', label: 'Link', allowsSitePaths: true, acceptsSound: true },
} as const;

/** An audio file replaces the link. After removing it, the link returns. A stored one can be removed too. */
export const SoundForLink: Story = {
  args: {
    label: 'Edit podcast',
    fields: [
      { name: 'title', kind: 'text', label: 'Title' },
      { name: 'link', kind: 'url', label: 'Link', acceptsSound: true },
    ],
    schema: formSchema(episode, false),
    defaultValues: { title: 'Rain', link: '/sounds/old.5.mp3' },
    currentFiles: { link: { url: '/sounds/old.5.mp3' } },
    submitLabel: 'Save',
    onSubmit: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Link')).toHaveValue('/sounds/old.5.mp3');
    await expect(canvas.getByRole('link', { name: /Open the stored audio file/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByLabelText('Link')).toHaveValue('');
    await expect(canvas.getByText('Removed when you save.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep stored file' }));
    await expect(canvas.getByLabelText('Link')).toHaveValue('/sounds/old.5.mp3');
    const rain = new File(['RIFF'], 'rain.mp3', { type: 'audio/mpeg' });
    await userEvent.upload(canvas.getByLabelText('Audio file'), rain);
    await expect(canvas.queryByLabelText('Link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep stored file' }));
    await expect(canvas.getByLabelText('Link')).toHaveValue('/sounds/old.5.mp3');
    await userEvent.clear(canvas.getByLabelText('Link'));
    await userEvent.type(canvas.getByLabelText('Link'), '/radio');
    await userEvent.upload(canvas.getByLabelText('Audio file'), rain);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByLabelText('Link')).toHaveValue('/radio');
    await userEvent.upload(canvas.getByLabelText('Audio file'), rain);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { title: 'Rain', link: rain },
      expect.objectContaining({ changed: ['link'] }),
    );
    await userEvent.upload(canvas.getByLabelText('Audio file'), new File([], 'silence.mp3', { type: 'audio/mpeg' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('link', { name: /^Audio file: This file is empty/ }));
    await expect(canvas.getByLabelText('Audio file')).toHaveFocus();
  },
};
