import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { DOMParser as EditorParser } from '@tiptap/pm/model';
import type { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { useRef, useState } from 'react';
import { contractPlugin } from './contract-plugin.ts';
import { insertBlock } from './insert-block.ts';
import { addOutcomes, emptyOutcome, needsAttention, type PasteOutcome } from './paste-outcome.ts';
import { pictureFile } from './pasting/picture-file.ts';
import type { EmbeddedPicture } from './pasting/picture-markup.ts';
import { replacePlaceholder } from './replace-placeholder.ts';
import type { ChosenPicture, ClipboardContent, RichTextFieldProps, TextPicture } from './rich-text-types.ts';

/** Loads the code that reads pasted markup, in a chunk of its own. */
const loadReader = () => import('./pasting/read-pasted.ts');
type Reader = Awaited<ReturnType<typeof loadReader>>;
let loadedReader: Reader | undefined;

/** Loads it ahead, so that the first paste is inserted at once. */
export function preloadPasting(): void {
  void loadReader().then(
    (reader) => {
      loadedReader = reader;
    },
    // Pasting tries again and says so.
    () => undefined,
  );
}

interface Pasting {
  /** What became of pasted content; null if there is nothing to say. */
  outcome: PasteOutcome | null;
  /** Text of the last paste without formatting; null once something else was changed. */
  plain: string | null;
  /** Keeps the text such that it can be saved. */
  plugin: () => Plugin;
  /** Inserts content. @returns false for plain text, which the editor inserts itself */
  insert: (view: EditorView, content: ClipboardContent) => boolean;
  /** Inserts several pictures, and stores those that are files; each is described in the text. */
  insertPictures: (view: EditorView, pictures: readonly ChosenPicture[]) => Promise<void>;
  /** Tells that the text was changed. */
  noteChange: () => void;
  close: () => void;
}

/** Pasting and dropping into an editor, and what to tell about it. Internal to `RichTextEditor`. */
export function usePasting(
  { choosePicture, storePicture }: Pick<RichTextFieldProps, 'choosePicture' | 'storePicture'>,
  editorOf: (view: EditorView) => Editor,
): Pasting {
  const [outcome, setOutcome] = useState<PasteOutcome | null>(null);
  const [plain, setPlain] = useState<string | null>(null);
  const isPasting = useRef(false);
  const report = (more: Partial<PasteOutcome>) =>
    setOutcome((before) => {
      const after = addOutcomes(before ?? emptyOutcome, more);
      return after.isTidied || needsAttention(after) ? after : null;
    });

  const dispatchPaste = (run: () => void) => {
    isPasting.current = true;
    run();
    isPasting.current = false;
  };
  const storeEmbedded = async (view: EditorView, { placeholder, src, alt }: EmbeddedPicture) => {
    report({ sending: 1 });
    const file = pictureFile(src, alt.slice(0, 60) || 'Pasted picture');
    const stored = file && storePicture ? storePicture(file, alt) : Promise.resolve(null);
    const picture = await stored.catch((error: unknown) => {
      report({ problems: error instanceof Error ? [error.message] : [] });
      return null;
    });
    const missing = alt ? `[Picture: ${alt}]` : '[Picture]';
    const by = picture ? { type: 'picture', attrs: { ...picture } } : missing;
    const isInPlace = !view.isDestroyed && replacePlaceholder(view, placeholder, by);
    report({ sending: -1, ...(!picture && { pictures: 1 }), ...(picture && isInPlace && !alt && { undescribed: 1 }) });
  };
  const insertMarkup = (view: EditorView, { markup, plain: text }: ClipboardContent, reader: Reader) => {
    const { root, report: found, embedded, isFromEditor } = reader.readPasted(markup);
    const slice = EditorParser.fromSchema(view.state.schema).parseSlice(root);
    setOutcome((before) => (before && needsAttention(before) ? before : null));
    dispatchPaste(() => {
      view.dispatch(closeHistory(view.state.tr));
      view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('uiEvent', 'paste'));
      setPlain(isFromEditor ? null : text);
      report({ ...found, isTidied: !isFromEditor });
      for (const picture of embedded) void storeEmbedded(view, picture);
    });
  };
  const insertFiles = async (view: EditorView, files: readonly File[]) => {
    const [pictures, others] = [files.filter(isPicture), files.filter((file) => !isPicture(file))];
    if (others.length > 0) report({ problems: [othersMessage(others)] });
    if (pictures.length > 0 && !choosePicture)
      report({ problems: ['Your account can’t add pictures to the library.'] });
    const [first, ...further] = pictures;
    if (!choosePicture || !first) return;
    if (further.length > 0) return insertPictures(view, pictures);
    const picture = await choosePicture(undefined, first);
    if (picture) await insertPictures(view, 'name' in picture ? [picture] : picture);
  };
  const insertPictures = async (view: EditorView, pictures: readonly ChosenPicture[]) => {
    for (const chosen of pictures) {
      const picture = chosen instanceof File ? await storeFile(chosen) : chosen;
      if (!picture || view.isDestroyed) continue;
      insertBlock(editorOf(view), { type: 'picture', attrs: { ...picture } });
      if (picture.alt === '') report({ undescribed: 1 });
    }
  };
  const storeFile = async (file: File): Promise<TextPicture | null> => {
    report({ sending: 1 });
    try {
      return (await storePicture?.(file, '')) ?? null;
    } catch (error) {
      report({ problems: [error instanceof Error ? error.message : `${file.name} could not be stored.`] });
      return null;
    } finally {
      report({ sending: -1 });
    }
  };
  const insertLater = async (view: EditorView, content: ClipboardContent) => {
    try {
      loadedReader ??= await loadReader();
      insertMarkup(view, content, loadedReader);
    } catch {
      if (content.plain) view.pasteText(content.plain);
      report({ problems: ['The formatting could not be loaded: the text was pasted without it.'] });
    }
  };
  const insert = (view: EditorView, content: ClipboardContent): boolean => {
    if (content.files.length > 0) void insertFiles(view, content.files);
    else if (content.markup && loadedReader) insertMarkup(view, content, loadedReader);
    else if (content.markup) void insertLater(view, content);
    else if (content.plain) return false;
    else report({ problems: ['What you pasted is neither text nor a picture.'] });
    return true;
  };

  return {
    outcome,
    plain,
    insert,
    insertPictures,
    plugin: () =>
      contractPlugin({
        onFit: (changes) => isPasting.current && report({ ...changes }),
        onTooLarge: (error) => report({ problems: [error] }),
      }),
    noteChange: () => {
      if (isPasting.current) return;
      setPlain(null);
      setOutcome((before) => (before && needsAttention(before) ? { ...before, isTidied: false } : null));
    },
    close: () => {
      setPlain(null);
      setOutcome(null);
    },
  };
}

const isPicture = ({ type }: File) => type.startsWith('image/');

function othersMessage(files: readonly File[]): string {
  const names = files.map(({ name }) => `“${name}”`).join(', ');
  return `${names} was not added: a text takes pictures this way. A video is added with its button, a PDF in its own field.`;
}
