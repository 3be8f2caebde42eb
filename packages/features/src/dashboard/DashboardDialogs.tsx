import { MessageDialog } from '@porchlight/ui/MessageDialog';
import { useEffect, useState } from 'react';
import { loadFailure } from './load-failure.ts';
import { useLazyComponent } from './useLazyComponent.ts';
import { useStepUp } from './useStepUp.ts';

interface DashboardDialogsProps {
  /** The dialog that is open. */
  open: 'search' | 'keys' | null;
  onClose: () => void;
  onSignOut: () => void;
  hasSingleKeys: boolean;
  onSingleKeysChange: (hasSingleKeys: boolean) => void;
}

const loadSearch = async () => (await import('./CommandSearch.tsx')).CommandSearch;
const loadShortcuts = async () => (await import('./KeyboardShortcutsDialog.tsx')).KeyboardShortcutsDialog;

/** The dialogs of every dashboard screen: search, keyboard shortcuts and step-up. */
export function DashboardDialogs({ open, onClose, onSignOut, ...keys }: DashboardDialogsProps) {
  const search = useLazyComponent('search', open === 'search', loadSearch);
  const shortcuts = useLazyComponent('keys', open === 'keys', loadShortcuts);
  useStepUp();
  const typed = useBufferedKeys(open === 'search' && !search.Component && !search.hasFailed);
  return (
    <>
      {open === 'search' && search.Component && (
        <search.Component onClose={onClose} onSignOut={onSignOut} typed={typed} />
      )}
      {open === 'keys' && shortcuts.Component && <shortcuts.Component onClose={onClose} {...keys} />}
      <MessageDialog open={search.hasFailed || shortcuts.hasFailed} {...loadFailure} onClose={onClose} />
    </>
  );
}

/** Buffers what is typed while the search is still loading, so that no keystroke is lost. */
function useBufferedKeys(isWaiting: boolean): string {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (!isWaiting) return;
    setTyped('');
    const collectKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || Array.from(event.key).length > 1) return;
      event.preventDefault();
      setTyped((before) => before + event.key);
    };
    window.addEventListener('keydown', collectKey);
    return () => window.removeEventListener('keydown', collectKey);
  }, [isWaiting]);
  return typed;
}
