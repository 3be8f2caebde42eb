import { checkDocument } from '@porchlight/contract/rich-text-schema';
import { markedText, readDocument } from '@porchlight/contract/rich-text-strings';
import { Editor, Extension } from '@tiptap/core';
import { DOMParser as EditorParser } from '@tiptap/pm/model';
import { contractPlugin } from '../contract-plugin.ts';
import { formValue } from '../editor-document.ts';
import { editorExtensions } from '../editor-extensions.ts';
import type { PasteReport } from './paste-report.ts';
import { readPasted } from './read-pasted.ts';

/** An editor without its field, as the field sets it up; for tests. */
export function bareEditor(): Editor {
  const contract = Extension.create({
    name: 'contract',
    addProseMirrorPlugins: () => [contractPlugin({ onFit: () => undefined, onTooLarge: () => undefined })],
  });
  return new Editor({ extensions: [...editorExtensions((name) => name), contract], injectCSS: false });
}

/** Pastes markup as the field does. @returns what was reported */
export function pasteMarkup(editor: Editor, markup: string): PasteReport {
  const { root, report } = readPasted(markup);
  const slice = EditorParser.fromSchema(editor.schema).parseSlice(root);
  const { state } = editor;
  editor.view.dispatch(state.tr.replaceSelection(slice).setMeta('uiEvent', 'paste'));
  return report;
}

/** Checks that the server takes an editor's text. @returns the text in readable markup */
export function savedText(editor: Editor): string {
  const value = formValue(editor.getJSON());
  const document = readDocument(value);
  if (!document) return value;
  const checked = checkDocument(value);
  if (typeof checked === 'string') throw new Error(`${checked}\n${value}`);
  return markedText(checked);
}
