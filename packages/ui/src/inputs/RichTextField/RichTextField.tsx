import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { formValueText, readDocument } from '@porchlight/contract/rich-text-strings';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLazyComponent } from '../../hooks/useLazyComponent/index.ts';
import { readDataTransfer } from './read-data-transfer.ts';
import type { ClipboardContent, RichTextFieldProps, TextSelectionRange } from './rich-text-types.ts';

const loadEditor = async () => (await import('./RichTextEditor.tsx')).RichTextEditor;

/**
 * A long text with formatting: headings, lists, quotes, links, tables, pictures and films. Its editor is loaded on
 * mount. Until then a plain multiline input is shown, which is editable if the text has no formatting; the editor takes
 * over its focus and selection. If loading fails, the input stays, and formatting is only lost if the text is changed.
 *
 * - **When**: a long text of a record in a form.
 * - **Not for**: a line or two: `OutlinedInput`.
 * - **Keys**: Alt+F10 moves to the toolbar, arrow keys between its buttons, Escape back to the text; Ctrl+B and Ctrl+I
 *   as usual.
 */
export function RichTextField(props: RichTextFieldProps) {
  const {
    id,
    label,
    value,
    onChange,
    onBlur,
    invalid = false,
    inputRef,
    'aria-describedby': describedBy,
    pictureUrl,
    choosePicture,
    storePicture,
    chooseFilm,
    facts,
    ...rest
  } = props;
  const editorOrState = useLazyComponent(loadEditor);
  const Editor = typeof editorOrState === 'string' ? null : editorOrState;
  const isLoading = editorOrState === 'loading';
  const selection = useRef<TextSelectionRange | null>(null);
  const saveSelection = useCallback((input: { focus: () => void } | null) => {
    if (!(input instanceof HTMLTextAreaElement)) return undefined;
    return () => {
      selection.current = document.activeElement === input ? [input.selectionStart, input.selectionEnd] : null;
    };
  }, []);
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  const inputRefs = useForkRef(inputRef, saveSelection, textareaRef);
  const [copied, setCopied] = useState<ClipboardContent | null>(null);
  // Formatted content can't be edited in the plain input: read-only until the editor is loaded.
  const isLocked = isLoading && (copied !== null || readDocument(value) !== undefined);
  const hasFailed = editorOrState === 'failed';
  const insertPlainText = useEffectEvent(() => {
    if (!copied || !textareaRef.current) return;
    const { selectionStart, selectionEnd, value: text } = textareaRef.current;
    onChange(text.slice(0, selectionStart) + copied.plain + text.slice(selectionEnd));
  });
  useEffect(() => {
    if (hasFailed) insertPlainText();
  }, [hasFailed]);
  return (
    <Root {...rest}>
      {Editor && <Editor {...props} selection={selection} copied={copied} />}
      {!Editor && (
        <OutlinedInput
          id={id}
          aria-describedby={describedBy}
          aria-busy={isLoading}
          readOnly={isLocked}
          multiline
          minRows={8}
          error={invalid}
          inputRef={inputRefs}
          value={formValueText(value)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          slotProps={{
            input: {
              dir: 'auto',
              onPaste: (event) => {
                const pasted = readDataTransfer(event.clipboardData);
                if (!isLoading || (!pasted.markup && pasted.files.length === 0)) return;
                event.preventDefault();
                setCopied(pasted);
              },
            },
          }}
        />
      )}
      {isLoading && copied && (
        <FormHelperText error={false} role="status">
          Your text will be pasted with its formatting in a moment.
        </FormHelperText>
      )}
      {hasFailed && (
        <FormHelperText error={false}>
          The formatting toolbar could not be loaded. Keep typing. A blank line starts a new paragraph. If you change
          this text now, it loses its formatting. To keep the formatting, reload the page first.
        </FormHelperText>
      )}
    </Root>
  );
}

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
