import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
        '## What to bring\n\nBring **two jars** and *a lid*.\n\n• Field peas\n• Butter beans\n\n[More of it](https://example.org/beans)'.split(
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
      paste(editor, { 'text/html': article, 'text/plain': plainArticle });
      await waitFor(() => expect(lastMarkup(args.onChange).split('\n\n')).toEqual(cleanedArticle.split('\n\n')));
      await expect(editor.querySelectorAll('ul > li > ul > li')).toHaveLength(2);
      await expect(editor.querySelector('[style], [class^="Mso"], [id^="docs"]')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Undo clean-up' }));
      await waitFor(() => expect(lastMarkup(args.onChange)).toBe(plainArticle.replace(/\n+/g, '\n\n')));
      await selectAll(editor);
    }
    // Its buttons stay in sight at its end, too.
    editor.lastElementChild?.scrollIntoView();
    await expect(scrollY).toBeGreaterThan(500);
    await expect(canvas.getByRole('toolbar').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

/** Pasted scripts do not run. Only their text stays. */
export const FromAHostilePage: Story = {
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const title = document.title;
    const editor = await editorIn(canvas);
    paste(editor, { 'text/html': fromHostilePage });
    await waitFor(() => expect(lastMarkup(args.onChange)).toBe('Beanshere'));
    await expect(editor.querySelector('script, iframe, svg, a, img[src="x"]')).toBeNull();
    await expect(document.title).toBe(title);
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
