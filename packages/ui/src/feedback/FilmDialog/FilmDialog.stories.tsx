import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { UploadedFilm } from '../../inputs/RichTextField/index.ts';
import { FilmDialog } from './FilmDialog.tsx';
import type { UploadMediaFile } from './upload-film.ts';

const meta = {
  title: 'Feedback/FilmDialog',
  tags: ['new', 'since-0.1.0'],
  component: FilmDialog,
  parameters: { frame: { inline: false, heightPx: 860 } },
  args: {
    send: fn<UploadMediaFile>(async (kind) => ({ name: names[kind as keyof typeof names] ?? '' })),
    fileUrl: () => '/porchlight-light.svg',
    onAnswer: fn(),
  },
} satisfies Meta<typeof FilmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const hash = '0123456789abcdef'.repeat(2);
const names = { film: `${hash}.10.mp4`, captions: `${hash}.vtt`, image: `${hash}.jpg` };
const saved: UploadedFilm = { name: names.film, title: 'Ruby cans beans', captions: names.captions, wordless: null };

const toFile = (content: BlobPart, name: string, type: string) => new File([content], name, { type });
/** A video that the browser can play. */
const filmUrl = '/media/forest.webm';
async function film(): Promise<File> {
  const response = await fetch(filmUrl);
  return toFile(await response.arrayBuffer(), 'canning-day.webm', 'video/webm');
}
const captions = () => toFile('WEBVTT\n\n00:01.000 --> 00:04.000\nBring two jars.\n', 'canning-day.vtt', 'text/vtt');
const choose = (label: string, file: File) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText(label), file);
const chooseUpload = async () => userEvent.click(await screen.findByLabelText('Uploaded file'));
const fillIn = async () => {
  await chooseUpload();
  await choose('Video file', await film());
  await userEvent.type(screen.getByLabelText('Title'), 'Ruby cans beans');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** A video on another site. Sites other than YouTube and Vimeo get an error at the field. */
export const FromAnotherSite: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveFocus());
    await userEvent.type(screen.getByLabelText('Address'), 'https://films.example/beans');
    await press('Add video');
    await expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(/on YouTube or Vimeo/);
    await expect(screen.getByLabelText('Address')).toHaveFocus();
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText('Address'));
    await userEvent.type(screen.getByLabelText('Address'), 'https://youtu.be/dQw4w9WgXcQ');
    await userEvent.type(screen.getByLabelText('Title'), 'How to can{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith({
      type: 'embed',
      attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', title: 'How to can' },
    });
  },
};

/** An uploaded file can be played before the upload. Captions are sent first, the poster last. */
export const UploadedFile: Story = {
  play: async ({ args }) => {
    await chooseUpload();
    await choose('Video file', await film());
    await waitFor(() =>
      expect(screen.getByLabelText('canning-day.webm')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
    );
    await userEvent.type(screen.getByLabelText('Title'), 'Ruby cans beans');
    await choose('Captions', captions());
    await press('Add video');
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalled());
    await expect(args.send.mock.calls.map(([kind]) => kind)).toEqual(['captions', 'film', 'image']);
    await expect(args.onAnswer).toHaveBeenCalledWith({
      type: 'film',
      attrs: {
        name: names.film,
        title: 'Ruby cans beans',
        captions: names.captions,
        wordless: null,
        poster: names.image,
        width: expect.any(Number),
        height: expect.any(Number),
      },
    });
  },
};

/** Nothing chosen yet: each field has its error, and the first one has focus. */
export const Incomplete: Story = {
  play: async ({ args }) => {
    await chooseUpload();
    await press('Add video');
    await expect(screen.getByLabelText('Video file')).toHaveAccessibleDescription(/Choose a video\./);
    await expect(screen.getByLabelText('Video file')).toHaveFocus();
    await expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(/Enter a title\./);
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** Old video formats and invalid captions are rejected before the upload. */
export const WrongKind: Story = {
  play: async () => {
    await chooseUpload();
    await choose('Video file', toFile('film', 'canning-day.avi', 'video/x-msvideo'));
    await expect(screen.getByLabelText('Video file')).toHaveAccessibleDescription(/Choose an MP4, a MOV or a WebM\./);
    await choose('Captions', toFile('<p>', 'captions.html', 'text/html'));
    await expect(screen.getByLabelText('Captions')).toHaveAccessibleDescription(/Choose captions: WebVTT/);
  },
};

/** A video that this browser can’t play gets a warning, but can be uploaded. */
export const Unplayable: Story = {
  play: async () => {
    await chooseUpload();
    await choose('Video file', toFile('film', 'canning-day.mp4', 'video/mp4'));
    await expect(await screen.findByText(/This browser can’t play this video/)).toBeVisible();
  },
};

/** If the server rejects the captions, its message is at their field. What was typed and chosen stays. */
export const CaptionsRefused: Story = {
  args: {
    send: fn<UploadMediaFile>(async () => {
      throw new Error('Line 3: this caption ends before it begins. Correct its times.');
    }),
  },
  play: async ({ args }) => {
    await fillIn();
    await choose('Captions', captions());
    await press('Add video');
    await waitFor(() =>
      expect(screen.getByLabelText('Captions')).toHaveAccessibleDescription(/Line 3: this caption ends/),
    );
    await expect(screen.getByLabelText('Title')).toHaveValue('Ruby cans beans');
    await expect(screen.getByText('canning-day.webm')).toBeVisible();
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

/** An upload with its progress. After stopping it, the file stays chosen. */
export const Sending: Story = {
  args: {
    send: fn<UploadMediaFile>((_kind, file, { onProgress }) => {
      onProgress(file.size * 0.4);
      return new Promise<never>(() => {});
    }),
  },
  play: async ({ args }) => {
    const fill = async () => {
      await press('Add video');
      const progress = await screen.findByRole('progressbar', { name: 'Uploading the file' });
      await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '40'));
    };
    await fillIn();
    await fill();
    await press('Stop');
    await expect(args.send.mock.calls[0]?.[2].signal.aborted).toBe(true);
    await expect(screen.getByText('canning-day.webm')).toBeVisible();
    await fill();
  },
};

/** The uploaded video in the text: it can be played and its details changed. */
export const Change: Story = {
  args: { current: { type: 'film', attrs: saved }, fileUrl: () => filmUrl },
  play: async ({ args }) => {
    await expect(await screen.findByLabelText('Uploaded file')).toBeChecked();
    await expect(screen.getByLabelText('Stored video')).toHaveAttribute('src', filmUrl);
    await expect(screen.getByRole('link', { name: /^Open the stored captions/ })).toBeVisible();
    await userEvent.click(screen.getByLabelText('Nobody speaks in this video'));
    await expect(screen.queryByLabelText('Captions')).toBeNull();
    await press('Change video');
    await waitFor(() =>
      expect(args.onAnswer).toHaveBeenCalledWith({ type: 'film', attrs: { ...saved, captions: null, wordless: true } }),
    );
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** The video from another site in the text. */
export const ChangeAnotherSites: Story = {
  args: { current: { type: 'embed', attrs: { provider: 'vimeo', id: '76979871', title: 'How to can' } } },
  play: async ({ args }) => {
    await expect(await screen.findByLabelText('Address')).toHaveValue('https://vimeo.com/76979871');
    await userEvent.type(screen.getByLabelText('Title'), ' beans');
    await press('Change video');
    await expect(args.onAnswer).toHaveBeenCalledWith({
      type: 'embed',
      attrs: { provider: 'vimeo', id: '76979871', title: 'How to can beans' },
    });
  },
};

export const OnAPhone: Story = {
  parameters: { sheet: false },
  globals: { viewport: { value: 'phone360' } },
  args: { current: { type: 'film', attrs: saved }, fileUrl: () => filmUrl },
  play: async () => {
    await expect(await screen.findByLabelText('Stored video')).toBeVisible();
  },
};
