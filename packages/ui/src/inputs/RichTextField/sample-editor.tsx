import { checkDocument } from '@porchlight/contract/rich-text-schema';
import { markedText, readDocument } from '@porchlight/contract/rich-text-strings';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { sampleText } from '../../testing/index.ts';
import { FormField } from '../FormField/index.ts';
import { RichTextField } from './RichTextField.tsx';
import type { TextFilm } from './rich-text-film.ts';

/** Meta of the stories: a controlled field. Metas that spread it must have no comment before them: see `publicMeta`. */
export const richTextMeta = {
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

/** The editor, once it has replaced the plain input. */
export const editorIn = (canvas: { getByRole: ReturnType<typeof within>['getByRole'] }) =>
  waitFor(() => {
    const editor = canvas.getByRole('textbox', { name: 'Content' });
    expect(editor).toHaveAttribute('contenteditable', 'true');
    return editor;
  });

/** The last reported value in readable markup, after checking that the server would accept it. */
export const lastMarkup = (onChange: (value: string) => void) => {
  const calls = (onChange as ReturnType<typeof fn>).mock.lastCall;
  const value = String(calls?.[0]);
  const document = readDocument(value);
  if (document) expect(checkDocument(value)).toEqual(document);
  return document ? markedText(document) : value;
};

/** Dispatches a paste event with clipboard data by media type. */
export const paste = (target: Element, data: Record<string, string>) => {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

/** Selects all text in the editor. */
export const selectAll = async (editor: HTMLElement) => {
  editor.focus();
  getSelection()?.selectAllChildren(editor);
  document.dispatchEvent(new Event('selectionchange'));
  await new Promise((resolve) => setTimeout(resolve, 50));
};
