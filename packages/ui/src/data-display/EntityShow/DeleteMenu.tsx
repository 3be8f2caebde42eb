import MoreVertIcon from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useBusy } from '../../hooks/useBusy.ts';
import { IconButton } from '../../inputs/IconButton/index.ts';

interface DeleteMenuProps {
  onDelete: () => void | Promise<void>;
}

/** A menu of rare actions: deleting the record. Internal to `EntityShow`. */
export function DeleteMenu({ onDelete }: DeleteMenuProps) {
  const [busy, run] = useBusy<'deletion'>();
  const isDeleting = busy.has('deletion');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const remove = () => {
    setAnchor(null);
    void run('deletion', onDelete);
  };
  return (
    <>
      <IconButton
        label={isDeleting ? 'Deleting…' : 'More'}
        variant="inBar"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={isDeleting || undefined}
        onClick={(event) => !isDeleting && setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem sx={{ color: 'error.main', minInlineSize: 160 }} onClick={remove}>
          Delete
        </MenuItem>
      </Menu>
    </>
  );
}
