import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { RichTextField } from './RichTextField.tsx';
import { articleFromGoogleDocs, articleFromWord, cleanedArticle, plainArticle } from './sample-articles.ts';
import { fromGoogleDocs, fromHostilePage, fromWord } from './sample-clipboards.ts';
import { editorIn, lastMarkup, paste, richTextMeta, selectAll } from './sample-editor.tsx';

const meta = {
  title: 'Inputs/RichTextField pasting',
  tags: ['new', 'since-0.1.0'],
  ...richTextMeta,
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromWord: Story = {
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const editor = await editorIn(canvas);
    paste(editor, { 'text/html': fromWord, 'text/plain': 'Canning day\nBring two jars' });
    await waitFor(() =>
      expect(lastMarkup(args.onChange)).toBe(
        [
          '## Canning day',
          'Bring **two jars** to Marrow Creek, and *a lid*.',
          '### What to bring',
          '• Field peas\n• shelled\n• Butter beans',
          'Then:',
          '1. Wash\n2. Salt',
          '[Picture]',
          'Day | From',
          '[More of it](https://example.org/beans) here',
        ].join('\n\n'),
      ),
    );
    await expect(editor.querySelectorAll('ul ul li')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('A picture was not pasted');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo clean-up' }));
    await waitFor(() => expect(lastMarkup(args.onChange)).toBe('Canning day\n\nBring two jars'));
    await expect(canvas.queryByRole('button', { name: 'Undo clean-up' })).toBeNull();
  },
};

export const FromGoogleDocs: Story = {
  args: { value: '' },
  play: async ({ args, canvas }) => {
    paste(await editorIn(canvas), { 'text/html': fromGoogleDocs, 'text/plain': 'What to bring' });
    await waitFor(() =>
      expect(lastMarkup(args.onChange).split('\n')).toEqual(
        '## What to bring\n\nBring **two jars** and *a lid*.\n\n• Field peas\n• Butter beans\n\n[More of it](https://example.org/beans) [Picture]'.split(
          '\n',
        ),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** 900 words pasted from Word and from Google Docs give the same clean result. */
export const AWholeArticle: Story = {
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const editor = await editorIn(canvas);
    await expect(plainArticle.split(/\s+/).length).toBeGreaterThan(850);
    for (const article of [articleFromWord, articleFromGoogleDocs]) {
      await selectAll(editor);
      paste(editor, { 'text/html': article, 'text/plain': plainArticle });
      await waitFor(() => expect(lastMarkup(args.onChange).split('\n\n')).toEqual(cleanedArticle.split('\n\n')));
      await expect(editor.querySelectorAll('ul > li > ul > li')).toHaveLength(2);
      await expect(editor.querySelector('[style], [class^="Mso"], [id^="docs"]')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Undo clean-up' }));
      await waitFor(() => expect(lastMarkup(args.onChange)).toBe(plainArticle.replace(/\n+/g, '\n\n')));
    }
    paste(editor, { 'text/html': '<p>Jars<img src="https://example.org/a.png"></p>' });
    // Its buttons stay in sight at its end, too, and what was left out.
    editor.lastElementChild?.scrollIntoView();
    await expect(scrollY).toBeGreaterThan(500);
    await expect(canvas.getByRole('toolbar').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    const notice = canvas.getByText(/A picture was not pasted/).getBoundingClientRect();
    await expect([notice.top > 0, notice.bottom < innerHeight]).toEqual([true, true]);
  },
};

/** Pasted scripts do not run. Only their text stays. */
export const FromAHostilePage: Story = {
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const title = document.title;
    const editor = await editorIn(canvas);
    paste(editor, { 'text/html': fromHostilePage });
    await waitFor(() => expect(lastMarkup(args.onChange)).toBe('Beans [Picture] [Video or other content]here'));
    await expect(editor.querySelector('script, iframe, svg, a, img[src="x"]')).toBeNull();
    await expect(document.title).toBe(title);
  },
};

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Pictures that are part of a text go to the library and to their place; one that can't leaves its name and a reason. */
export const WithPictures: Story = {
  parameters: { sheet: false },
  args: {
    value: '',
    pictureUrl: () => '/porchlight-light.svg',
    storePicture: fn(async (file, alt) => {
      if (alt === 'Lids') throw new Error('Lids.png: this picture is too large.');
      return { name: file.name.replace(' ', '-'), alt, caption: '' };
    }),
  },
  play: async ({ args, canvas }) => {
    const editor = await editorIn(canvas);
    const image = (alt: string) => `<p><img src="${dot}" alt="${alt}"></p>`;
    paste(editor, { 'text/html': `${image('Jars')}${image('Lids')}<p>Beans</p>${image('')}` });
    await waitFor(() =>
      expect(lastMarkup(args.onChange).split('\n\n')).toEqual([
        '[Picture: Jars] ',
        '[Picture: Lids]',
        'Beans',
        '[Picture: ]',
      ]),
    );
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Lids.png: this picture is too large.');
    await expect(status).toHaveTextContent('A picture was not pasted');
    await expect(status).toHaveTextContent('A picture has no description');
    // It stays while people write on.
    editor.focus();
    document.execCommand('insertText', false, 'Two');
    await waitFor(() => expect(lastMarkup(args.onChange)).toContain('Two'));
    await expect(status).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** A screenshot opens the dialog of pictures with it; a dropped PDF gets a word, and nothing is opened in its place. */
export const Files: Story = {
  parameters: { sheet: false },
  args: {
    value: 'Two jars.',
    pictureUrl: () => '/porchlight-light.svg',
    choosePicture: fn(async (_current, file) => ({ name: file?.name ?? '', alt: 'Jars', caption: '' })),
  },
  play: async ({ args, canvas }) => {
    const editor = await editorIn(canvas);
    editor.focus();
    const transfer = (name: string, type: string) => {
      const data = new DataTransfer();
      data.items.add(new File(['x'], name, { type }));
      return data;
    };
    const clipboardData = transfer('image.png', 'image/png');
    const pasteEvent = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    editor.dispatchEvent(pasteEvent);
    await expect(pasteEvent.defaultPrevented).toBe(true);
    await waitFor(() => expect(lastMarkup(args.onChange)).toContain('[Picture: Jars]'));
    await expect(args.choosePicture).toHaveBeenLastCalledWith(undefined, expect.any(File));
    const drop = new DragEvent('drop', {
      dataTransfer: transfer('report.pdf', 'application/pdf'),
      bubbles: true,
      cancelable: true,
    });
    editor.dispatchEvent(drop);
    await expect(drop.defaultPrevented).toBe(true);
    await expect(await canvas.findByText(/“report.pdf” was not added/)).toBeVisible();
    const empty = new ClipboardEvent('paste', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
    editor.dispatchEvent(empty);
    await expect(empty.defaultPrevented).toBe(true);
    await expect(await canvas.findByText(/neither text nor a picture/)).toBeVisible();
  },
};

/** What makes the text too large to be saved is pasted, so that it can be split there, and the notice says how much there is. */
export const TooLong: Story = {
  parameters: { sheet: false },
  args: { value: 'Two jars.' },
  play: async ({ args, canvas }) => {
    const editor = await editorIn(canvas);
    editor.focus();
    paste(editor, { 'text/html': `<p>${'beans '.repeat(40_000)}</p>`, 'text/plain': 'beans' });
    await expect(await canvas.findByText(/^This can have at most 200,000 characters, and has 240,/)).toBeVisible();
    await expect(editor).toHaveTextContent(/^beans/);
    await expect(args.onChange).toHaveBeenCalled();
  },
};

/** Text pasted before the editor has loaded is inserted later, with its formatting. */
export const PastedAtOnce: Story = {
  args: {
    value: 'Soup at six.',
    inputRef: (control) => {
      if (!(control instanceof HTMLTextAreaElement)) return;
      control.focus();
      control.setSelectionRange(0, 0);
      paste(control, { 'text/html': fromGoogleDocs, 'text/plain': 'What to bring' });
    },
  },
  play: async ({ args, canvas }) => {
    const editor = await editorIn(canvas);
    await waitFor(() => expect(within(editor).getByRole('heading', { name: 'What to bring' })).toBeVisible());
    await expect(lastMarkup(args.onChange)).toContain('Soup at six.');
    await expect(canvas.getByRole('button', { name: 'Undo clean-up' })).toBeVisible();
  },
};
