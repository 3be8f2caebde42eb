import { MessageDialog } from '@porchlight/ui/MessageDialog';
import { useEffect, useState } from 'react';
import { useStepUp } from '../auth/index.ts';
import { useLazyComponent } from './useLazyComponent.ts';

interface DashboardDialogsProps {
  /** The dialog that is open. */
  open: 'search' | 'keys' | null;
  onClose: () => void;
  onSignOut: () => void;
  hasSingleKeys: boolean;
  onSingleKeysChange: (hasSingleKeys: boolean) => void;
}

const loadSearch = async () => (await import('./CommandSearch.tsx')).CommandSearch;
const loadConfirm = async () => (await import('./ConfirmIdentity.tsx')).ConfirmIdentity;
const loadShortcuts = async () => (await import('./KeyboardShortcutsDialog.tsx')).KeyboardShortcutsDialog;

/** The dialogs of every dashboard screen: search, keyboard shortcuts and step-up. */
export function DashboardDialogs({ open, onClose, onSignOut, ...keys }: DashboardDialogsProps) {
  const search = useLazyComponent('search', open === 'search', loadSearch);
  const shortcuts = useLazyComponent('keys', open === 'keys', loadShortcuts);
  const stepUp = useStepUp();
  const confirm = useLazyComponent('confirm-identity', stepUp.isRequested, loadConfirm, true);
  const typed = useBufferedKeys(open === 'search' && !search.Component && !search.hasFailed);
  return (
    <>
      {open === 'search' && search.Component && (
        <search.Component onClose={onClose} onSignOut={onSignOut} typed={typed} />
      )}
      {open === 'keys' && shortcuts.Component && <shortcuts.Component onClose={onClose} {...keys} />}
      {stepUp.isRequested && confirm.Component && <confirm.Component onDone={stepUp.answer} />}
      <MessageDialog
        open={search.hasFailed || shortcuts.hasFailed || confirm.hasFailed}
        title="This can’t be opened"
        text="The connection was lost before this was loaded. Check your connection, then try again. What you typed is still here."
        onClose={() => {
          onClose();
          stepUp.answer(false);
        }}
      />
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
