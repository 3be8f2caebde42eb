import { CommandPalette } from '@porchlight/ui/navigation/CommandPalette';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOutHref } from './find-commands.ts';
import { addRecentCommand } from './frame-settings.ts';
import { useCommandSearch } from './useCommandSearch.ts';

interface CommandSearchProps {
  onClose: () => void;
  onSignOut: () => void;
  /** What was typed while the component was loading. */
  typed: string;
}

/** The command palette with its search. Loaded on demand; mounted only while open, so that it starts empty. */
export function CommandSearch({ onClose, onSignOut, typed }: CommandSearchProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState(typed);
  const { items, note, isBusy } = useCommandSearch(query);
  return (
    <CommandPalette
      open
      query={query}
      onQueryChange={setQuery}
      items={items}
      note={note}
      emptyText={isBusy ? 'Searching…' : 'Nothing found.'}
      onClose={onClose}
      onChoose={(item) => {
        if (item.href === signOutHref) {
          onClose();
          return onSignOut();
        }
        if (!('isPrivate' in item && item.isPrivate)) addRecentCommand(item);
        onClose();
        void navigate(item.href);
      }}
    />
  );
}
