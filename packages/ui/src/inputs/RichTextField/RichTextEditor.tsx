import { styled } from '@mui/material/styles';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { color, danger, radius, space } from '../../theme/index.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { editorContent, formValue } from './editor-document.ts';
import { editorExtensions } from './editor-extensions.ts';
import { PasteNotice } from './PasteNotice.tsx';
import { readDataTransfer } from './read-data-transfer.ts';
import type { RichTextEditorProps } from './rich-text-types.ts';
import { useLabelClick } from './useLabelClick.ts';
import { preloadPasting, usePasting } from './usePasting.ts';

/**
 * Space for the sticky bars at top and bottom of the viewport, in CSS pixels; in a low viewport they are not sticky.
 */
const stickyBarsPx = () => (innerHeight >= 480 ? 160 : 0);

const identity = (name: string) => name;

/** The editor of a `RichTextField`, in a chunk of its own. Internal. */
export function RichTextEditor({
  id,
  label,
  value,
  onChange,
  onBlur,
  invalid = false,
  'aria-describedby': describedBy,
  inputRef,
  pictureUrl = identity,
  choosePicture,
  storePicture,
  chooseFilm,
  facts,
  selection,
  copied,
}: RichTextEditorProps) {
  const lastValue = useRef(value);
  const toolbar = useRef<HTMLDivElement>(null);
  const pasting = usePasting({ choosePicture, storePicture }, () => editor);
  const [initial] = useState(() => ({
    content: editorContent(value),
    extensions: [
      ...editorExtensions(pictureUrl),
      Extension.create({ name: 'contract', addProseMirrorPlugins: () => [pasting.plugin()] }),
    ],
  }));

  const editor = useEditor({
    ...initial,
    injectCSS: false,
    enablePasteRules: false,
    onUpdate: ({ editor: changed }) => {
      pasting.noteChange();
      const next = formValue(changed.getJSON());
      lastValue.current = next;
      onChange(next);
    },
    onBlur: () => onBlur(),
    onFocus: preloadPasting,
    editorProps: {
      // Scrolls the cursor out from under the form's bar and the toolbar.
      scrollThreshold: { top: stickyBarsPx(), bottom: stickyBarsPx(), left: 0, right: 0 },
      scrollMargin: { top: stickyBarsPx(), bottom: stickyBarsPx(), left: 0, right: 0 },
      attributes: {
        id,
        role: 'textbox',
        dir: 'auto',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        'aria-keyshortcuts': 'Alt+F10',
      },
      handleKeyDown: (_, { key, altKey }) => {
        if (key !== 'F10' || !altKey) return false;
        toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        return true;
      },
      // Handled before the editor parses the markup itself, which the page's Trusted Types policy forbids.
      handleDOMEvents: {
        paste: (view, event) => {
          if (!pasting.insert(view, readDataTransfer(event.clipboardData))) return false;
          event.preventDefault();
          return true;
        },
        drop: (view, event) => {
          const dropPosition = view.posAtCoords({ left: event.clientX, top: event.clientY });
          const dropped = readDataTransfer(event.dataTransfer);
          if (view.dragging || (!dropped.markup && dropped.files.length === 0)) return false;
          // Otherwise the browser opens a dropped file in the place of the form.
          event.preventDefault();
          const { tr, doc } = view.state;
          if (dropPosition) view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(dropPosition.pos))));
          return pasting.insert(view, dropped);
        },
      },
    },
  });

  // In the commit that replaces the plain input, so that no keystroke is lost.
  useLayoutEffect(() => {
    if (!selection.current) return;
    const [from, to] = selection.current.map((characters) => positionOf(editor.state.doc, characters));
    selection.current = null;
    if (from !== undefined && to !== undefined) editor.commands.setTextSelection({ from, to });
    editor.view.focus();
  }, [editor, selection]);
  const pendingContent = useRef(copied);
  const insertPending = useEffectEvent(() => {
    if (pendingContent.current) pasting.insert(editor.view, pendingContent.current);
    pendingContent.current = null;
  });
  useEffect(() => insertPending(), []);
  useLabelClick(id, () => editor.commands.focus());
  useImperativeHandle(inputRef, () => ({ focus: () => editor.commands.focus() }), [editor]);
  useEffect(() => {
    // The value was set from outside: a restored draft, another version, or someone else's change.
    if (value === lastValue.current) return;
    lastValue.current = value;
    editor.commands.setContent(editorContent(value), { emitUpdate: false });
  }, [editor, value]);

  const { outcome, plain } = pasting;
  const pastePlain = (text: string) => {
    editor.chain().undo().focus().run();
    pasting.close();
    editor.view.pasteText(text);
  };
  return (
    <Frame data-invalid={invalid || undefined}>
      <Top>
        <EditorToolbar
          ref={toolbar}
          {...{ editor, choosePicture, chooseFilm, facts }}
          onAddPictures={(pictures) => void pasting.insertPictures(editor.view, pictures)}
        />
        {outcome && (
          <PasteNotice
            outcome={outcome}
            onUndo={plain === null ? undefined : () => pastePlain(plain)}
            onClose={pasting.close}
          />
        )}
      </Top>
      <EditorContent editor={editor} />
    </Frame>
  );
}

/** The document position after a number of characters of the plain text. */
function positionOf(doc: Node, characters: number): number {
  let [first, last] = [0, doc.content.size];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (doc.textBetween(0, middle, '\n\n', '\n').length < characters) first = middle + 1;
    else last = middle;
  }
  return first;
}

/** Keeps the buttons, and what was left out, in view while a long text is edited. */
const Top = styled('div')({
  '@media (min-height: 480px)': { position: 'sticky', insetBlockStart: 'var(--pl-bar, 0px)', zIndex: 3 },
});

const Frame = styled('div')({
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  minInlineSize: 0,
  backgroundColor: color.surface,
  '&:focus-within': { borderColor: color.text },
  '&[data-invalid]': { borderColor: danger },
  '& .ProseMirror': {
    minBlockSize: '14rem',
    padding: space(2),
    whiteSpace: 'break-spaces',
    overflowWrap: 'break-word',
    // For a table wider than a phone; the editor has the focus, so arrow keys scroll it.
    overflowX: 'auto',
    outlineOffset: -2,
    '& > * + *': { marginBlockStart: '1em' },
    '& h2': { fontSize: '1.5em' },
    '& h3': { fontSize: '1.25em' },
    '& h4': { fontSize: '1.1em' },
    '& ul, & ol': { paddingInlineStart: '1.5em', listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& blockquote': { borderInlineStart: `4px solid ${color.border}`, paddingInlineStart: space(2) },
    '& a': { color: color.primary, textDecoration: 'underline' },
    '& img': { display: 'block', maxInlineSize: '100%', maxBlockSize: 240 },
    '& figure': { border: `1px solid ${color.border}`, padding: space(1) },
    '& figcaption': { color: color.muted },
    '& .ProseMirror-selectednode': { outline: `3px solid ${color.primary}` },
    '& table': { borderCollapse: 'collapse', inlineSize: '100%' },
    '& th, & td': {
      border: `1px solid ${color.border}`,
      padding: space(1),
      overflowWrap: 'normal',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& .selectedCell': { background: color.band },
    '& .ProseMirror-gapcursor': { display: 'none', position: 'absolute' },
    '&.ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
    '& .ProseMirror-gapcursor::after': {
      content: '""',
      display: 'block',
      position: 'absolute',
      inlineSize: 20,
      borderBlockStart: `1px solid ${color.text}`,
    },
  },
});
