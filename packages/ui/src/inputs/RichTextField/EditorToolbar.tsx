import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import InsertLink from '@mui/icons-material/InsertLink';
import Movie from '@mui/icons-material/Movie';
import Redo from '@mui/icons-material/Redo';
import StrikethroughS from '@mui/icons-material/StrikethroughS';
import TableChart from '@mui/icons-material/TableChart';
import Undo from '@mui/icons-material/Undo';
import { styled } from '@mui/material/styles';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useState } from 'react';
import { color } from '../../theme/index.ts';
import { FactButton } from '../FactButton/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { insertBlock } from './insert-block.ts';
import { LinkDialog } from './LinkDialog.tsx';
import type { TextFilm } from './rich-text-film.ts';
import type { ChosenPicture, RichTextFieldProps } from './rich-text-types.ts';

interface EditorToolbarProps extends Pick<RichTextFieldProps, 'choosePicture' | 'chooseFilm' | 'facts'> {
  editor: Editor;
  /** Called to insert pictures that are new in the text. */
  onAddPictures: (pictures: readonly ChosenPicture[]) => void;
  ref: Ref<HTMLDivElement>;
}

/** A button of the toolbar. */
interface Tool {
  label: string;
  icon: ReactNode;
  run: () => void;
  /** Whether it is active at the cursor; undefined for one-time actions. */
  isOn?: boolean;
  isOff?: boolean;
  keys?: string;
}

/** The state of the buttons at the cursor. */
function activeStateOf({ editor }: { editor: Editor }) {
  const can = editor.can();
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    strike: editor.isActive('strike'),
    link: editor.isActive('link'),
    levels: [2, 3, 4].map((level) => editor.isActive('heading', { level })),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    table: editor.isActive('table'),
    picture: editor.isActive('picture'),
    film: editor.isActive('embed') || editor.isActive('film'),
    undo: can.undo(),
    redo: can.redo(),
  };
}

/** The selected film. */
function selectedFilm(editor: Editor): TextFilm | undefined {
  if (editor.isActive('embed')) {
    const { provider, id, title } = editor.getAttributes('embed');
    return { type: 'embed', attrs: { provider, id, title } };
  }
  if (!editor.isActive('film')) return undefined;
  const { name, title, ...fileAttrs } = editor.getAttributes('film');
  return { type: 'film', attrs: { name, title, ...fileAttrs } };
}

/** The editor's toolbar: a single tab stop, with arrow keys between the buttons. Internal to `RichTextEditor`. */
export function EditorToolbar({ editor, choosePicture, chooseFilm, facts, onAddPictures, ref }: EditorToolbarProps) {
  const on = useEditorState({ editor, selector: activeStateOf });
  const [current, setCurrent] = useState(0);
  const [isLinkDialogOpen, setIsLinkDialogOpen] = useState(false);
  const chain = () => editor.chain().focus();
  const heading = (level: 2 | 3 | 4, label: string): Tool => ({
    label,
    icon: <TextIcon>{`H${level}`}</TextIcon>,
    isOn: on.levels[level - 2] ?? false,
    keys: `Control+Alt+${level}`,
    run: () => chain().toggleHeading({ level }).run(),
  });
  const editPicture = async () => {
    const { name = '', alt = '', caption = '' } = editor.getAttributes('picture');
    const picture = await choosePicture?.(on.picture ? { name, alt, caption } : undefined);
    if (!picture) return;
    if (!('name' in picture)) return onAddPictures(picture);
    if (on.picture)
      chain()
        .updateAttributes('picture', { ...picture })
        .run();
    else insertBlock(editor, { type: 'picture', attrs: { ...picture } });
  };

  const editFilm = async () => {
    const film = await chooseFilm?.(selectedFilm(editor));
    if (!film) return;
    const block = { type: film.type, attrs: { ...film.attrs } };
    if (!on.film) return insertBlock(editor, block);
    const { from, to } = editor.state.selection;
    chain().insertContentAt({ from, to }, block).run();
  };

  // First, so that a second line never parts them.
  const tools: Tool[] = [
    { label: 'Undo', icon: <Undo />, isOff: !on.undo, keys: 'Control+Z', run: () => chain().undo().run() },
    { label: 'Redo', icon: <Redo />, isOff: !on.redo, keys: 'Control+Shift+Z', run: () => chain().redo().run() },
    { label: 'Bold', icon: <FormatBold />, isOn: on.bold, keys: 'Control+B', run: () => chain().toggleBold().run() },
    {
      label: 'Italic',
      icon: <FormatItalic />,
      isOn: on.italic,
      keys: 'Control+I',
      run: () => chain().toggleItalic().run(),
    },
    {
      label: 'Strikethrough',
      icon: <StrikethroughS />,
      isOn: on.strike,
      keys: 'Control+Shift+S',
      run: () => chain().toggleStrike().run(),
    },
    { label: 'Insert link', icon: <InsertLink />, isOn: on.link, run: () => setIsLinkDialogOpen(true) },
    heading(2, 'H2 heading'),
    heading(3, 'H3 smaller heading'),
    heading(4, 'H4 smallest heading'),
    {
      label: 'Bulleted list',
      icon: <FormatListBulleted />,
      isOn: on.bullets,
      keys: 'Control+Shift+8',
      run: () => chain().toggleBulletList().run(),
    },
    {
      label: 'Numbered list',
      icon: <FormatListNumbered />,
      isOn: on.numbers,
      keys: 'Control+Shift+7',
      run: () => chain().toggleOrderedList().run(),
    },
    {
      label: 'Quote',
      icon: <FormatQuote />,
      isOn: on.quote,
      keys: 'Control+Shift+B',
      run: () => chain().toggleBlockquote().run(),
    },
    ...(choosePicture
      ? [{ label: 'Picture', icon: <AddPhotoAlternate />, isOn: on.picture, run: () => void editPicture() }]
      : []),
    ...(chooseFilm ? [{ label: 'Video', icon: <Movie />, isOn: on.film, run: () => void editFilm() }] : []),
    ...(on.table
      ? [
          { label: 'Add row', icon: <TextIcon>Add row</TextIcon>, run: () => chain().addRowAfter().run() },
          { label: 'Add column', icon: <TextIcon>Add column</TextIcon>, run: () => chain().addColumnAfter().run() },
          { label: 'Remove row', icon: <TextIcon>Remove row</TextIcon>, run: () => chain().deleteRow().run() },
          { label: 'Remove column', icon: <TextIcon>Remove column</TextIcon>, run: () => chain().deleteColumn().run() },
          { label: 'Remove table', icon: <TextIcon>Remove table</TextIcon>, run: () => chain().deleteTable().run() },
        ]
      : [
          {
            label: 'Table',
            icon: <TableChart />,
            run: () => {
              // After the selection, so that the table doesn't replace the selected text.
              const afterSelection = chain().setTextSelection(editor.state.selection.to);
              afterSelection.insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
            },
          },
        ]),
  ];
  const buttonCount = tools.length + (facts ? 1 : 0);
  const tabStop = Math.min(current, buttonCount - 1);
  const tabStopProps = (index: number) => ({
    tabIndex: index === tabStop ? 0 : -1,
    onFocus: () => setCurrent(index),
    // Keeps the selection in the text.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  });

  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    // React events bubble through portals: those of the menu of facts are not the toolbar's.
    if (event.target instanceof Element && !event.currentTarget.contains(event.target)) return;
    if (event.key === 'Escape') editor.commands.focus();
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const targets: Partial<Record<string, number>> = {
      ArrowRight: tabStop + rtl,
      ArrowLeft: tabStop - rtl,
      Home: 0,
      End: buttonCount - 1,
    };
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + buttonCount) % buttonCount;
    setCurrent(index);
    event.currentTarget.querySelectorAll('button')[index]?.focus();
  };

  return (
    <>
      <Bar ref={ref} role="toolbar" aria-label="Formatting" aria-controls={editor.view.dom.id} onKeyDown={moveFocus}>
        {tools.map(({ label, icon, run, isOn, isOff, keys }, index) => (
          <IconButton
            key={label}
            label={label}
            variant="inBar"
            aria-pressed={isOn}
            aria-disabled={isOff}
            aria-keyshortcuts={keys}
            {...tabStopProps(index)}
            onClick={() => !isOff && run()}
          >
            {icon}
          </IconButton>
        ))}
        {facts && (
          <FactButton
            facts={facts}
            // Not the token alone: the editor would parse a string as markup, which the site's policy forbids.
            onChooseFact={(token) => chain().insertContent({ type: 'text', text: token }).run()}
            {...tabStopProps(tools.length)}
          />
        )}
      </Bar>
      {isLinkDialogOpen && <LinkDialog editor={editor} onClose={() => setIsLinkDialogOpen(false)} />}
    </>
  );
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.background,
  // Narrow enough for one line beside the side column.
  '& > button': { inlineSize: 'auto', minInlineSize: 40, paddingInline: 8 },
  '& [aria-pressed="true"]': { background: color.band, boxShadow: `inset 0 -3px ${color.primary}` },
  '& [aria-disabled="true"]': { opacity: 0.45, cursor: 'default' },
});

const TextIcon = styled('span')({ fontSize: '0.9375rem', fontWeight: 700, lineHeight: '24px', minInlineSize: 24 });
