import Box from '@mui/material/Box';
import Card, { type CardProps } from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { loadingText } from '@porchlight/contract/texts';
import { type FormEvent, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { ErrorMessage } from '../../feedback/ErrorMessage/index.ts';
import { Button } from '../../inputs/Button/index.ts';
import { FormField } from '../../inputs/FormField/index.ts';
import { color, smallText, space } from '../../theme/index.ts';
import { Heading } from '../Heading/index.ts';

/** A comment of a `CommentList`. */
export interface CommentListItem {
  id: number;
  /** Who wrote it. */
  by: string;
  /** Plain text, with line breaks. */
  text: string;
  /** When it was written, such as 'today at 4:16 PM'. */
  time: string;
  /** For a resolved one: by whom and when, such as 'Resolved by ada today at 5 PM'. @default it is open */
  resolved?: string;
  /** Whether it can be deleted: one's own. */
  isOwn?: boolean;
}

/** Props of `CommentList`: MUI's card, plus the comments. */
export interface CommentListProps extends Omit<CardProps, 'title' | 'onSubmit'> {
  /** The comments, oldest first; null while they load. */
  comments: readonly CommentListItem[] | null;
  /** People that a comment can mention: their usernames, which are inserted, and what they are called. */
  people: readonly { username: string; name?: string | undefined }[];
  /** The text of the new comment. */
  draft: string;
  /** Called with the text while it is typed. */
  onDraftChange: (draft: string) => void;
  /** Adds the new comment. The button is busy while its promise is pending, which should not reject. */
  onAdd: () => Promise<void>;
  /** Called to resolve a comment, or to reopen it. */
  onResolve: (id: number, isResolved: boolean) => void;
  /** Called to delete one's own comment. */
  onDelete: (id: number) => void;
  /** Why the last change failed, in one sentence. */
  error?: string;
  /** What the last change did, such as 'Comment added.' */
  status?: string;
  /** Maximum length of a comment, in characters. */
  maxLength?: number;
}

/**
 * What colleagues say about a record: open comments, resolved ones behind a button, and a field for a new one. Renders
 * MUI's `Card`, a named region, around its `List`.
 *
 * - **When**: on the page of one record of the dashboard.
 * - **Not for**: the note of a review: `ReviewNote` of the forms.
 * - **Keys**: Ctrl+Enter in the field adds the comment; the arrow keys and letters choose a name in the menu.
 */
export function CommentList({
  comments,
  people,
  draft,
  onDraftChange,
  onAdd,
  onResolve,
  onDelete,
  error,
  status = '',
  maxLength,
  ...rest
}: CommentListProps) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [showsResolved, setShowsResolved] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  /** Whether a name was chosen in the menu: the text has the focus then. */
  const [isChosen, setIsChosen] = useState(false);
  const open = comments?.filter(({ resolved }) => resolved === undefined) ?? [];
  const resolvedCount = (comments?.length ?? 0) - open.length;
  const shown = showsResolved ? (comments ?? []) : open;
  const isEmpty = draft.trim() === '';

  const add = async () => {
    if (isEmpty || isAdding) return;
    setIsAdding(true);
    await onAdd();
    setIsAdding(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add();
  };
  const addOnShortcut = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // The page's form has the same shortcut.
    event.stopPropagation();
    void add();
  };
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    setIsChosen(false);
    setMenu(event.currentTarget);
  };
  const mention = (name: string) => {
    onDraftChange(`${draft}${/\S$/.test(draft) ? ' ' : ''}@${name} `);
    setIsChosen(true);
    setMenu(null);
  };

  return (
    <Root role="region" aria-labelledby={`${id}-heading`} aria-busy={comments === null || undefined} {...rest}>
      <Heading level={2} size={1} id={`${id}-heading`}>
        Comments
      </Heading>
      {comments === null && !error && <Quiet>{loadingText}</Quiet>}
      {comments?.length === 0 && <Quiet>No comments yet. Only colleagues see what is written here.</Quiet>}
      {shown.length > 0 && (
        <List disablePadding aria-labelledby={`${id}-heading`}>
          {shown.map((comment) => (
            <Item key={comment.id} disableGutters divider data-resolved={comment.resolved !== undefined || undefined}>
              <Typography component="p" variant="body2" color="textSecondary">
                <Name>{comment.by}</Name> {comment.time}
              </Typography>
              <Text dir="auto">{comment.text}</Text>
              {comment.resolved && <Quiet>{comment.resolved}</Quiet>}
              <Box sx={{ display: 'flex', gap: 1 }}>
                <Button
                  variant="text"
                  size="small"
                  aria-label={`${comment.resolved ? 'Reopen' : 'Resolve'} the comment by ${comment.by}`}
                  onClick={() => onResolve(comment.id, comment.resolved === undefined)}
                >
                  {comment.resolved ? 'Reopen' : 'Resolve'}
                </Button>
                {comment.isOwn && (
                  <Button
                    variant="text"
                    size="small"
                    aria-label={`Delete my comment from ${comment.time}`}
                    onClick={() => onDelete(comment.id)}
                  >
                    Delete
                  </Button>
                )}
              </Box>
            </Item>
          ))}
        </List>
      )}
      {resolvedCount > 0 && (
        <Button
          variant="text"
          size="small"
          aria-expanded={showsResolved}
          onClick={() => setShowsResolved(!showsResolved)}
        >
          {showsResolved ? 'Hide resolved comments' : `Show resolved comments (${resolvedCount})`}
        </Button>
      )}
      <Composer aria-label="New comment" onSubmit={submit}>
        <FormField id={`${id}-text`} label="New comment" help="Write @ and a name to send that person an email.">
          {(control) => (
            <OutlinedInput
              {...control}
              inputRef={input}
              multiline
              minRows={2}
              maxRows={10}
              value={draft}
              inputProps={{ maxLength, 'aria-keyshortcuts': 'Control+Enter Meta+Enter', dir: 'auto' }}
              onChange={({ target }) => onDraftChange(target.value)}
              onKeyDown={addOnShortcut}
            />
          )}
        </FormField>
        {error && <ErrorMessage text={error} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Button type="submit" variant="outlined" disabled={isEmpty} loading={isAdding}>
            Add comment
          </Button>
          {people.length > 0 && (
            <>
              <Button variant="text" aria-haspopup="menu" aria-expanded={menu !== null} onClick={openMenu}>
                Mention…
              </Button>
              <Menu
                open={menu !== null}
                anchorEl={menu}
                onClose={() => setMenu(null)}
                disableRestoreFocus={isChosen}
                slotProps={{
                  paper: { sx: { maxBlockSize: 320 } },
                  transition: { onExited: () => isChosen && input.current?.focus() },
                }}
              >
                {people.map(({ username, name }) => (
                  <MenuItem key={username} onClick={() => mention(username)}>
                    {name ? `${name} (@${username})` : username}
                  </MenuItem>
                ))}
              </Menu>
            </>
          )}
        </Box>
        <Quiet role="status">{status}</Quiet>
      </Composer>
    </Root>
  );
}

const Root = styled(Card)({
  display: 'grid',
  gap: space(2),
  padding: space(2),
  '& > button': { justifySelf: 'start' },
});

const Item = styled(ListItem)({
  display: 'grid',
  justifyItems: 'start',
  gap: space(0.5),
  '&[data-resolved]': { color: color.muted },
});

const Name = styled('strong')({ color: color.text });

const Text = styled('p')({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const Quiet = styled('p')({ margin: 0, fontSize: smallText, color: color.muted, '&:empty': { display: 'none' } });

const Composer = styled('form')({ display: 'grid', gap: space(1) });
