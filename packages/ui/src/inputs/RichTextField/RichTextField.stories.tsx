import { markedText, readDocument } from '@porchlight/contract/rich-text-strings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleDocument } from '../../testing/index.ts';
import type { RichTextField } from './RichTextField.tsx';
import type { TextFilm } from './rich-text-film.ts';
import { editorIn, lastMarkup, richTextMeta, selectAll } from './sample-editor.tsx';

const meta = {
  title: 'Inputs/RichTextField',
  tags: ['new', 'since-0.1.0'],
  ...richTextMeta,
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = '0123456789abcdef'.repeat(2);
const embeddedFilm: TextFilm = {
  type: 'embed',
  attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', title: 'How to can' },
};
const uploadedFilm: TextFilm = {
  type: 'film',
  attrs: {
    name: `${name}.62.mp4`,
    title: 'Canning day',
    captions: `${name}.vtt`,
    poster: `${name}.jpg`,
    width: 1280,
    height: 720,
  },
};

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const editor = await editorIn(canvas);
    await expect(editor.querySelectorAll('p')).toHaveLength(2);
    await selectAll(editor);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(lastMarkup(args.onChange)).toMatch(/^\*\*.*\*\*$/s));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    // As it was: a text alone, so that a form counts as unchanged.
    await waitFor(() => expect(lastMarkup(args.onChange)).toBe(args.value));
  },
};

/** Editing a text keeps all its other content unchanged. */
export const Everything: Story = {
  args: {
    value: JSON.stringify({
      ...sampleDocument,
      content: sampleDocument.content.map((node) =>
        node.type === 'picture'
          ? { ...node, attrs: { name: 'jars.svg', alt: 'Two jars', caption: 'Ruby’s jars' } }
          : node,
      ),
    }),
    pictureUrl: () => '/porchlight-light.svg',
  },
  play: async ({ args, canvas }) => {
    const editor = await editorIn(canvas);
    await expect(editor.querySelector('iframe')).toBeNull();
    await expect(within(editor).getByRole('img', { name: 'Two jars' })).toBeVisible();
    editor.focus();
    await userEvent.click(canvas.getByRole('button', { name: 'H2 heading' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    const document = readDocument(args.value);
    await expect(lastMarkup(args.onChange)).toBe(document && markedText(document).replace('## What', 'What'));
  },
};

export const ByKeyboard: Story = {
  args: { value: 'Beans' },
  play: async ({ args, canvas }) => {
    const editor = await editorIn(canvas);
    await selectAll(editor);
    fireEvent.keyDown(editor, { key: 'F10', altKey: true });
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Redo' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Table' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(lastMarkup(args.onChange)).toBe('*Beans*'));
    await expect(canvas.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    canvas.getByRole('button', { name: 'Italic' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(editor).toHaveFocus());
  },
};

/** Asks for the web address of a link. Addresses that are not allowed get an error. */
export const Link: Story = {
  args: { value: 'Beans' },
  play: async ({ args, canvas }) => {
    const body = within(document.body);
    await selectAll(await editorIn(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Insert link' }));
    const address = await body.findByRole('textbox', { name: 'Address' });
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await expect(await body.findByText(/This has to be a full link/)).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, `${location.origin}/story/7?slug=beans{Enter}`);
    await waitFor(() => expect(lastMarkup(args.onChange)).toBe('[Beans](story 7)'));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/** Adds a video with a dialog. Pressing again opens it with the current video and replaces it. */
export const Film: Story = {
  parameters: { sheet: false },
  args: {
    value: '',
    pictureUrl: () => '/porchlight-light.svg',
    chooseFilm: fn<(current?: TextFilm) => Promise<TextFilm | null>>(async (current) =>
      current ? uploadedFilm : embeddedFilm,
    ),
  },
  play: async ({ args, canvas }) => {
    (await editorIn(canvas)).focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    await waitFor(() => expect(lastMarkup(args.onChange)).toBe('[Video: youtube dQw4w9WgXcQ] How to can'));
    await userEvent.click(canvas.getByText('Video on YouTube: How to can'));
    await userEvent.click(canvas.getByRole('button', { name: 'Video', pressed: true }));
    await expect(args.chooseFilm).toHaveBeenLastCalledWith(embeddedFilm);
    await waitFor(() =>
      expect(lastMarkup(args.onChange)).toBe(`[Video: ${name}.62.mp4, captions ${name}.vtt] Canning day`),
    );
    await expect(canvas.getByText('Video: Canning day (with captions)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Video', pressed: true }));
    await expect(args.chooseFilm).toHaveBeenLastCalledWith({
      type: 'film',
      attrs: { ...uploadedFilm.attrs, wordless: null },
    });
  },
};

/** A table is inserted after the selection and does not replace it. */
export const NewTable: Story = {
  args: { value: 'Two jars.' },
  play: async ({ args, canvas }) => {
    const editor = await editorIn(canvas);
    await selectAll(editor);
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await waitFor(() => expect(within(editor).getAllByRole('columnheader')).toHaveLength(3));
    document.execCommand('insertText', false, 'Day');
    await waitFor(() => expect(lastMarkup(args.onChange)).toMatch(/^Two jars\.\n\n.*Day/s));
    // A heading without words is none for long; the sheet and the checks see the table filled.
    for (const title of ['From', 'Until']) {
      await userEvent.keyboard('{Tab}');
      document.execCommand('insertText', false, title);
    }
  },
};

/** Pictures are inserted below each other, and typing continues below them. */
export const Pictures: Story = {
  args: {
    value: 'Two jars.',
    pictureUrl: () => '/porchlight-light.svg',
    choosePicture: fn(async (current) => ({ name: 'jars.svg', alt: 'Jars', caption: current ? 'Ruby’s' : '' })),
  },
  play: async ({ args, canvas }) => {
    const editor = await editorIn(canvas);
    await selectAll(editor);
    const button = canvas.getByRole('button', { name: 'Picture' });
    for (const count of [1, 2, 3]) {
      await userEvent.click(button);
      await waitFor(() => expect(within(editor).getAllByRole('img')).toHaveLength(count));
    }
    document.execCommand('insertText', false, 'Beans.');
    const picture = '[Picture: Jars] ';
    await waitFor(() =>
      expect(lastMarkup(args.onChange).split('\n\n')).toEqual(['Two jars.', picture, picture, picture, 'Beans.']),
    );
    await userEvent.click(within(editor).getAllByRole('img')[1] as Element);
    await userEvent.click(canvas.getByRole('button', { name: 'Picture', pressed: true }));
    await expect(args.choosePicture).toHaveBeenLastCalledWith({ name: 'jars.svg', alt: 'Jars', caption: '' });
    await waitFor(() => expect(within(editor).getByText('Ruby’s')).toBeVisible());
    await expect(within(editor).getAllByRole('img')).toHaveLength(3);
  },
};

/** Each picture has its description below it; Tab leads from one to the next. A cursor in the middle stays there. */
export const PicturesDescribed: Story = {
  args: {
    value: JSON.stringify({
      version: 1,
      type: 'doc',
      content: ['Jars', ''].map((alt) => ({ type: 'picture', attrs: { name: 'jars.svg', alt, caption: 'Ruby’s' } })),
    }),
    pictureUrl: () => '/porchlight-light.svg',
  },
  play: async ({ args, canvas }) => {
    const editor = await editorIn(canvas);
    const [first, second] = await within(editor).findAllByLabelText<HTMLInputElement>('Description of the picture');
    if (!first || !second) throw new Error('There are no descriptions.');
    await userEvent.click(first);
    first.setSelectionRange(0, 0);
    await userEvent.keyboard('Two ');
    await expect(first).toHaveValue('Two Jars');
    await expect(first.selectionStart).toBe(4);
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('A lid{Enter}');
    await waitFor(() =>
      expect(lastMarkup(args.onChange).split('\n\n').filter(Boolean)).toEqual([
        '[Picture: Two Jars] Ruby’s',
        '[Picture: A lid] Ruby’s',
      ]),
    );
  },
};

export const Invalid: Story = {
  args: { invalid: true },
  play: async ({ canvas }) => {
    const editor = await editorIn(canvas);
    await expect(editor).toHaveAttribute('aria-invalid', 'true');
    await expect(editor).toHaveAccessibleDescription(/This is too long/);
  },
};

/** If the plain field has focus when the editor replaces it, typing continues at the same place. */
export const WrittenInAtOnce: Story = {
  args: {
    value: 'Bring two jars.\n\nSoup at six.',
    inputRef: (control) => {
      if (!(control instanceof HTMLTextAreaElement)) return;
      control.setSelectionRange(15, 15);
      control.focus();
    },
  },
  play: async ({ canvas }) => {
    await expect(await editorIn(canvas)).toHaveFocus();
    await waitFor(() => expect(getSelection()?.anchorNode?.textContent).toBe('Bring two jars.'));
    await expect(getSelection()?.anchorOffset).toBe(15);
  },
};

/** Right-to-left and left-to-right paragraphs in one text. */
export const RightToLeft: Story = {
  args: { value: 'الخبز على الطاولة\n\nBread is on the table.' },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    const editor = await editorIn(canvas);
    const [first, second] = editor.querySelectorAll('p');
    await expect(getComputedStyle(first as Element).unicodeBidi).toBe('plaintext');
    await expect(second).toHaveTextContent('Bread');
  },
};
