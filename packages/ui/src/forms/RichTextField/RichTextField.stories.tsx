import { checkDocument } from '@porchlight/contract/rich-text-schema';
import { markedText, readDocument } from '@porchlight/contract/rich-text-strings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleDocument, sampleText } from '../../testing/index.ts';
import { FormField } from '../FormField/index.ts';
import { RichTextField } from './RichTextField.tsx';
import type { TextFilm } from './rich-text-film.ts';
import { articleFromGoogleDocs, articleFromWord, plainArticle, tidiedArticle } from './sample-articles.ts';
import { fromGoogleDocs, fromHostilePage, fromWord } from './sample-clipboards.ts';

const meta = {
  title: 'Inputs/RichTextField',
  tags: ['new', 'since-0.1.0'],
  component: RichTextField,
  args: {
    id: 'content',
    label: 'Content',
    value: sampleText(2),
    onChange: fn(),
    onBlur: fn(),
    chooseFilm: fn<(current?: TextFilm) => Promise<TextFilm | null>>(async () => null),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <FormField id={args.id} label={args.label} error={args.invalid ? 'This is too long.' : undefined}>
        {(control) => (
          <RichTextField
            {...args}
            {...control}
            value={value}
            onChange={(next) => {
              setValue(next);
              args.onChange(next);
            }}
          />
        )}
      </FormField>
    );
  },
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = '0123456789abcdef'.repeat(2);
const otherFilm: TextFilm = {
  type: 'embed',
  attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', title: 'How to can' },
};
const ownFilm: TextFilm = {
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

/** The editor, once it has taken the place of the plain box. */
const editorIn = (canvas: { getByRole: ReturnType<typeof within>['getByRole'] }) =>
  waitFor(() => {
    const editor = canvas.getByRole('textbox', { name: 'Content' });
    expect(editor).toHaveAttribute('contenteditable', 'true');
    return editor;
  });

/** What was written last, with its formatting written out; it is what the server would take. */
const written = (onChange: (value: string) => void) => {
  const calls = (onChange as ReturnType<typeof fn>).mock.lastCall;
  const value = String(calls?.[0]);
  const document = readDocument(value);
  if (document) expect(checkDocument(value)).toEqual(document);
  return document ? markedText(document) : value;
};

const paste = (target: Element, data: Record<string, string>) => {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

const selectAll = async (editor: HTMLElement) => {
  editor.focus();
  getSelection()?.selectAllChildren(editor);
  document.dispatchEvent(new Event('selectionchange'));
  await new Promise((resolve) => setTimeout(resolve, 50));
};

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const editor = await editorIn(canvas);
    await expect(editor.querySelectorAll('p')).toHaveLength(2);
    await selectAll(editor);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(written(args.onChange)).toMatch(/^\*\*.*\*\*$/s));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    // As it was: a text alone, so that a form counts as unchanged.
    await waitFor(() => expect(written(args.onChange)).toBe(args.value));
  },
};

/** Everything that a text can have comes back as it was, once something was written in it. */
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
    await expect(written(args.onChange)).toBe(document && markedText(document).replace('## What', 'What'));
  },
};

export const FromWord: Story = {
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const editor = await editorIn(canvas);
    paste(editor, { 'text/html': fromWord, 'text/plain': 'Canning day\nBring two jars' });
    await waitFor(() =>
      expect(written(args.onChange)).toBe(
        [
          '## Canning day',
          'Bring **two jars** to Marrow Creek, and *a lid*.',
          '### What to bring',
          '• Field peas\n• shelled\n• Butter beans',
          'Then:',
          '1. Wash\n2. Salt',
          'Day | From',
          '[More of it](https://example.org/beans) here',
        ].join('\n\n'),
      ),
    );
    await expect(editor.querySelectorAll('ul ul li')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('A picture was left out');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo tidying' }));
    await waitFor(() => expect(written(args.onChange)).toBe('Canning day\n\nBring two jars'));
    await expect(canvas.queryByRole('button', { name: 'Undo tidying' })).toBeNull();
  },
};

export const FromGoogleDocs: Story = {
  args: { value: '' },
  play: async ({ args, canvas }) => {
    paste(await editorIn(canvas), { 'text/html': fromGoogleDocs, 'text/plain': 'What to bring' });
    await waitFor(() =>
      expect(written(args.onChange).split('\n')).toEqual(
        '## What to bring\n\nBring **two jars** and *a lid*.\n\n• Field peas\n• Butter beans\n\n[More of it](https://example.org/beans)'.split(
          '\n',
        ),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** 900 words with headings and lists, from either program, are tidied to the same, and come back as they were. */
export const AWholeArticle: Story = {
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const editor = await editorIn(canvas);
    await expect(plainArticle.split(/\s+/).length).toBeGreaterThan(850);
    for (const article of [articleFromWord, articleFromGoogleDocs]) {
      paste(editor, { 'text/html': article, 'text/plain': plainArticle });
      await waitFor(() => expect(written(args.onChange).split('\n\n')).toEqual(tidiedArticle.split('\n\n')));
      await expect(editor.querySelectorAll('ul > li > ul > li')).toHaveLength(2);
      await expect(editor.querySelector('[style], [class^="Mso"], [id^="docs"]')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Undo tidying' }));
      await waitFor(() => expect(written(args.onChange)).toBe(plainArticle.replace(/\n+/g, '\n\n')));
      await selectAll(editor);
    }
    // Its buttons stay in sight at its end, too.
    editor.lastElementChild?.scrollIntoView();
    await expect(scrollY).toBeGreaterThan(500);
    await expect(canvas.getByRole('toolbar').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

/** Nothing of it runs, and nothing of it stays but its words. */
export const FromAHostilePage: Story = {
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const title = document.title;
    const editor = await editorIn(canvas);
    paste(editor, { 'text/html': fromHostilePage });
    await waitFor(() => expect(written(args.onChange)).toBe('Beanshere'));
    await expect(editor.querySelector('script, iframe, svg, a, img[src="x"]')).toBeNull();
    await expect(document.title).toBe(title);
  },
};

export const ByKeyboard: Story = {
  args: { value: 'Beans' },
  play: async ({ args, canvas }) => {
    const editor = await editorIn(canvas);
    await selectAll(editor);
    fireEvent.keyDown(editor, { key: 'F10', altKey: true });
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Redo' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(written(args.onChange)).toBe('*Beans*'));
    await expect(canvas.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    canvas.getByRole('button', { name: 'Italic' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(editor).toHaveFocus());
  },
};

/** Where a link leads is asked for; what no link may lead to is refused at its field. */
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
    await waitFor(() => expect(written(args.onChange)).toBe('[Beans](story 7)'));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/** A film is chosen by who shows the text; pressed again, what is known of it is handed over, and another takes its place. */
export const Film: Story = {
  parameters: { sheet: false },
  args: {
    value: '',
    pictureUrl: () => '/porchlight-light.svg',
    chooseFilm: fn<(current?: TextFilm) => Promise<TextFilm | null>>(async (current) =>
      current ? ownFilm : otherFilm,
    ),
  },
  play: async ({ args, canvas }) => {
    (await editorIn(canvas)).focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Film' }));
    await waitFor(() => expect(written(args.onChange)).toBe('[Film: youtube dQw4w9WgXcQ] How to can'));
    await userEvent.click(canvas.getByText('Film on YouTube: How to can'));
    await userEvent.click(canvas.getByRole('button', { name: 'Film', pressed: true }));
    await expect(args.chooseFilm).toHaveBeenLastCalledWith(otherFilm);
    await waitFor(() =>
      expect(written(args.onChange)).toBe(`[Film: ${name}.62.mp4, captions ${name}.vtt] Canning day`),
    );
    await expect(canvas.getByText('Film: Canning day (with captions)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Film', pressed: true }));
    await expect(args.chooseFilm).toHaveBeenLastCalledWith({
      type: 'film',
      attrs: { ...ownFilm.attrs, wordless: null },
    });
  },
};

/** A table stands behind what is selected, not in its place. */
export const NewTable: Story = {
  args: { value: 'Two jars.' },
  play: async ({ args, canvas }) => {
    const editor = await editorIn(canvas);
    await selectAll(editor);
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await waitFor(() => expect(within(editor).getAllByRole('columnheader')).toHaveLength(3));
    document.execCommand('insertText', false, 'Day');
    await waitFor(() => expect(written(args.onChange)).toMatch(/^Two jars\.\n\n.*Day/s));
    // A heading without words is none for long; the sheet and the checks see the table filled.
    for (const title of ['From', 'Until']) {
      await userEvent.keyboard('{Tab}');
      document.execCommand('insertText', false, title);
    }
  },
};

/** Pictures that are put in one after the other stand one below the other, and what is written goes below them. */
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
      expect(written(args.onChange).split('\n\n')).toEqual(['Two jars.', picture, picture, picture, 'Beans.']),
    );
    await userEvent.click(within(editor).getAllByRole('img')[1] as Element);
    await userEvent.click(canvas.getByRole('button', { name: 'Picture', pressed: true }));
    await expect(args.choosePicture).toHaveBeenLastCalledWith({ name: 'jars.svg', alt: 'Jars', caption: '' });
    await waitFor(() => expect(within(editor).getByText('Ruby’s')).toBeVisible());
    await expect(within(editor).getAllByRole('img')).toHaveLength(3);
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

/** Whoever is in the box when the editor takes its place goes on writing where they were. */
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

/** What is pasted before the editor is there waits for it, with its formatting. */
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
    await expect(written(args.onChange)).toContain('Soup at six.');
    await expect(canvas.getByRole('button', { name: 'Undo tidying' })).toBeVisible();
  },
};

/** The letters of Arabic run from the right, beside others that do not. */
export const RightToLeft: Story = {
  args: { value: 'الخبز على الطاولة\n\nBread is on the table.' },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    const editor = await editorIn(canvas);
    const [first, second] = editor.querySelectorAll('p');
    await expect(getComputedStyle(first as Element).unicodeBidi).toBe('plaintext');
    await expect(second).toHaveTextContent('Bread');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
