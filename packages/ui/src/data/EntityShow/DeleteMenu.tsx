import MoreVertIcon from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { color } from '../../theme/index.ts';

interface DeleteMenuProps {
  onDelete: () => void | Promise<void>;
}

/** A menu of rare actions: deleting the record. Internal to `EntityShow`. */
export function DeleteMenu({ onDelete }: DeleteMenuProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const remove = async () => {
    setAnchor(null);
    if (isDeleting) return;
    setIsDeleting(true);
    try {
      await onDelete();
    } catch {
      // The caller reports the error; the record still exists.
    } finally {
      setIsDeleting(false);
    }
  };
  return (
    <>
      <IconButton
        label={isDeleting ? 'Deleting…' : 'More'}
        look="inBar"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={isDeleting || undefined}
        onClick={(event) => !isDeleting && setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <DeleteItem onClick={() => void remove()}>Delete</DeleteItem>
      </Menu>
    </>
  );
}

const DeleteItem = styled(MenuItem)({ color: color.accent, minInlineSize: 160 });
