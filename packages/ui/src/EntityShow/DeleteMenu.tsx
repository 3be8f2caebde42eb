import MoreVertIcon from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { color } from '../theme/index.ts';

interface DeleteMenuProps {
  /** Names the button that opens it. */
  label: string;
  itemLabel: string;
  /** Names the button while the record is being deleted. */
  busyLabel: string;
  onDelete: () => void | Promise<void>;
}

/** What is done rarely, behind a button: deleting the record. Internal to `EntityShow`. */
export function DeleteMenu({ label, itemLabel, busyLabel, onDelete }: DeleteMenuProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const remove = async () => {
    setAnchor(null);
    if (isDeleting) return;
    setIsDeleting(true);
    try {
      await onDelete();
    } catch {
      // The caller reports it; the record is still there.
    } finally {
      setIsDeleting(false);
    }
  };
  return (
    <>
      <IconButton
        label={isDeleting ? busyLabel : label}
        look="inBar"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={isDeleting || undefined}
        onClick={(event) => !isDeleting && setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <DeleteItem onClick={() => void remove()}>{itemLabel}</DeleteItem>
      </Menu>
    </>
  );
}

const DeleteItem = styled(MenuItem)({ color: color.accent, minInlineSize: 160 });
