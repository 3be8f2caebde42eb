import { MessageDialog } from '@porchlight/ui/feedback/MessageDialog';
import { useLazyComponent } from '@porchlight/ui/hooks/useLazyComponent';
import { useEffect, useState } from 'react';
import { loadChunk, reportFailure } from '../api/index.ts';
import { loadFailure } from './load-failure.ts';
import { useStepUp } from './useStepUp.ts';

interface DashboardDialogsProps {
  /** The dialog that is open. */
  open: 'search' | 'keys' | null;
  onClose: () => void;
  onSignOut: () => void;
  hasSingleKeys: boolean;
  onSingleKeysChange: (hasSingleKeys: boolean) => void;
}

/** Delay before dialogs that are not needed yet are loaded, in milliseconds. */
const preloadMs = 2000;
const loadSearch = async () => (await loadChunk('search', () => import('./CommandSearch.tsx'))).CommandSearch;
const loadShortcuts = async () =>
  (await loadChunk('keys', () => import('./KeyboardShortcutsDialog.tsx'))).KeyboardShortcutsDialog;

/** The dialogs of every dashboard screen: search, keyboard shortcuts and step-up. */
export function DashboardDialogs({ open, onClose, onSignOut, ...keys }: DashboardDialogsProps) {
  const onError = (error: unknown) => reportFailure(`load ${open}`, error);
  const Search = useLazyComponent(loadSearch, { isNeeded: open === 'search', preloadMs, onError });
  const Shortcuts = useLazyComponent(loadShortcuts, { isNeeded: open === 'keys', preloadMs, onError });
  useStepUp();
  const typed = useBufferedKeys(open === 'search' && Search === 'loading');
  return (
    <>
      {open === 'search' && typeof Search !== 'string' && (
        <Search onClose={onClose} onSignOut={onSignOut} typed={typed} />
      )}
      {open === 'keys' && typeof Shortcuts !== 'string' && <Shortcuts onClose={onClose} {...keys} />}
      <MessageDialog open={Search === 'failed' || Shortcuts === 'failed'} {...loadFailure} onClose={onClose} />
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
