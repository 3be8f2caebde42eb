import { checkFile, fileRules } from '@porchlight/contract/file-rules';
import { samplePng } from '@porchlight/contract/testing/sample-png';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { storedPicture } from '../EntityForm/sample-fields.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';

/** Holds and checks the chosen file, like a form. */
function WithFile(props: FileFieldProps) {
  const [file, setFile] = useState<File | null>(null);
  const error = props.error ?? (file ? checkFile(file, fileRules[props.kind]) : undefined);
  return (
    <FileField
      {...props}
      file={file}
      error={error}
      onFileChange={(chosen) => {
        setFile(chosen);
        props.onFileChange(chosen);
      }}
    />
  );
}

const meta = {
  title: 'Inputs/FileField',
  tags: ['new', 'since-0.1.0'],
  component: FileField,
  args: { id: 'image', name: 'image', label: 'Image', kind: 'image', file: null, onFileChange: fn() },
  render: (args) => <WithFile {...args} />,
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A quarter of a second of silence. */
function sound(): File {
  const head = new DataView(new ArrayBuffer(44));
  for (const [at, text] of [
    [0, 'RIFF'],
    [8, 'WAVEfmt '],
    [36, 'data'],
  ] as const) {
    for (const [index, letter] of [...text].entries()) head.setUint8(at + index, letter.charCodeAt(0));
  }
  for (const [at, value] of [
    [4, 2036],
    [16, 16],
    [24, 8000],
    [28, 8000],
    [40, 2000],
  ] as const)
    head.setUint32(at, value, true);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.setUint16(at, value, true);
  return new File([head, new Uint8Array(2000).fill(128)], 'rain.wav', { type: 'audio/wav' });
}

/** A chosen picture is shown with its size and can be removed. */
export const Default: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    const input = canvas.getByLabelText('Image');
    await expect(input).toHaveAttribute('accept', 'image/*');
    await userEvent.upload(input, samplePng());
    await expect(canvas.getByText('porch.png')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/^blob:/));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onFileChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveFocus();
    await expect(canvas.queryByText('porch.png')).toBeNull();
  },
};

export const Stored: Story = {
  args: { current: { url: storedPicture, name: 'porch-at-dusk.jpg' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This file is stored. It stays unless you choose another.')).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Image'), samplePng());
    await expect(canvas.getByText(/replaces the stored file when you save/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep stored file' }));
    await expect(canvas.getByRole('link', { name: /porch-at-dusk.jpg/ })).toBeVisible();
  },
};

/** A stored file without a readable name is named by its type. */
export const StoredWithoutAName: Story = {
  args: { current: { url: storedPicture } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Open the stored picture/ })).toHaveAttribute('href', storedPicture);
  },
};

export const Dropped: Story = {
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(samplePng('dropped.png'));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    canvas.getByLabelText('Image').dispatchEvent(drop);
    // Not prevented, the browser would leave the page to show the file.
    await expect(drop.defaultPrevented).toBe(true);
    await expect(await canvas.findByText('dropped.png')).toBeVisible();
  },
};

/** A field takes one file. If three are dropped, it says which one was added and names the others. */
export const DroppedThree: Story = {
  parameters: { sheet: 'played', frame: { heightPx: 320 } },
  args: { id: 'three-images' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Image');
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const dataTransfer = new DataTransfer();
    for (const name of ['porch.png', 'quilt.png', 'choir.png']) dataTransfer.items.add(samplePng(name));
    input.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() =>
      expect(status).toHaveTextContent(
        'Only porch.png was added, because this field takes one file. Not added: quilt.png and choir.png.',
      ),
    );
    await expect(status).toBeVisible();
    await expect(input).toHaveAccessibleDescription(/Not added: quilt\.png and choir\.png\./);
    await expect(args.onFileChange).toHaveBeenCalledOnce();
    await expect(args.onFileChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'porch.png' }));
    await userEvent.upload(input, samplePng('lamp.png'));
    await expect(await canvas.findByText('lamp.png')).toBeVisible();
    await expect(status).toBeEmptyDOMElement();
    // The picture of the story is that of the note.
    input.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(status).not.toBeEmptyDOMElement());
  },
};

export const Pdf: Story = {
  parameters: { sheet: 'played', frame: { heightPx: 260 } },
  args: { id: 'pdf', name: 'pdf', label: 'Upload pdf', kind: 'pdf' },
  play: async ({ canvas }) => {
    const bytes = new Uint8Array(2_500_000);
    await userEvent.upload(
      canvas.getByLabelText('Upload pdf'),
      new File([bytes], 'minutes.pdf', { type: 'application/pdf' }),
    );
    await expect(canvas.getByText('minutes.pdf')).toBeVisible();
    await expect(canvas.getByText('2.4 MB')).toBeVisible();
  },
};

/** A chosen audio file can be played before the upload. */
export const Sound: Story = {
  args: { id: 'sound', name: 'sound', label: 'Audio file', kind: 'sound' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(canvas.getByLabelText('Audio file'), sound());
    await expect(canvas.getByText('rain.wav', { selector: ':not(.pl-sr)' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('audio')?.src).toMatch(/^blob:/));
    await expect(canvas.getByLabelText('rain.wav')).toBe(canvasElement.querySelector('audio'));
  },
};

/** A file that is not audio is rejected at once. */
export const NoSound: Story = {
  args: { id: 'no-sound', name: 'sound', label: 'Audio file', kind: 'sound' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Audio file');
    await userEvent.setup({ applyAccept: false }).upload(input, new File(['la'], 'song.txt', { type: 'text/plain' }));
    await expect(input).toHaveAccessibleDescription(/Choose an audio file: MP3, M4A, Ogg or WAV\./);
  },
};

export const TooLarge: Story = {
  parameters: { sheet: 'played', frame: { heightPx: 280 } },
  args: { id: 'large-image' },
  play: async ({ canvas, canvasElement }) => {
    const bytes = new Uint8Array(16 * 1024 * 1024);
    const input = canvas.getByLabelText('Image');
    await userEvent.upload(input, new File([bytes], 'huge.png', { type: 'image/png' }));
    await expect(input).toHaveAccessibleDescription(/This file is 16 MB\. Choose one of at most 15 MB\./);
    // What can't be drawn leaves no broken picture.
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

/** An iPhone photo in HEIC is rejected, with what to do instead. */
export const IPhonePhoto: Story = {
  parameters: { sheet: 'played', frame: { heightPx: 280 } },
  args: { id: 'heic-image' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Image');
    await userEvent.upload(input, new File(['photo'], 'IMG_2041.HEIC', { type: 'image/heic' }));
    await expect(input).toHaveAccessibleDescription(
      /On an iPhone, go to Settings, Camera, Formats and choose Most Compatible/,
    );
  },
};

/** A portrait is cropped as on its page. */
export const Portrait: Story = {
  args: { ratio: '1/1', current: { url: storedPicture, name: 'odessa.jpg' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.clientWidth).toBe(94));
    await expect(canvasElement.querySelector('img')?.clientHeight).toBe(94);
  },
};

export const LongName: Story = {
  globals: { viewport: { value: 'phone320' } },
  args: { current: { url: storedPicture, name: `${'a-very-long-file-name-from-a-scanner-'.repeat(4)}.jpg` } },
};

/** A stored picture that no longer exists shows its name instead of a broken picture. */
export const StoredFileMissing: Story = {
  args: { current: { url: '/images/gone.jpg', name: 'porch-at-dusk.jpg' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('link', { name: /porch-at-dusk.jpg/ })).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };
