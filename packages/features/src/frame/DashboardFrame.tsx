import { DialogsProvider, useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { SchemeSwitch } from '@porchlight/ui/inputs/SchemeSwitch';
import { DashboardShell } from '@porchlight/ui/layout/DashboardShell';
import type { SidebarItem } from '@porchlight/ui/navigation/Sidebar';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { readUser, useOwnName, usePermissionCheck } from '../api/index.ts';
import { RequireToken, useSignOut } from '../auth/index.ts';
import { confirmSignOut, hasOpenForm, useSavedDrafts } from '../drafts/index.ts';
import { organization, useFocusOnNavigation } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { DashboardDialogs } from './DashboardDialogs.tsx';
import { readFrameSettings, writeFrameSettings } from './frame-settings.ts';
import { NotAllowedPage } from './NotAllowedPage.tsx';
import { SessionNotice } from './SessionNotice.tsx';
import { searchKeys } from './shortcuts.ts';
import { canVisit, createLinks, currentItem, sidebarGroups, withDraftCounts } from './sidebar-items.ts';
import { useFirstSteps } from './useFirstSteps.ts';
import { PreviousPathContext, usePreviousPath } from './usePreviousPath.ts';
import { useScrollToTopOnNavigation } from './useScrollToTopOnNavigation.ts';
import { clickButtonWith, isMac, useShortcuts } from './useShortcuts.ts';

/** Layout of every dashboard screen: token guard, sidebar, header, search, keyboard shortcuts and dialogs. */
export function DashboardFrame() {
  return (
    <DialogsProvider>
      <Frame />
    </DialogsProvider>
  );
}

function Frame() {
  const { pathname } = useLocation();
  useFocusOnNavigation();
  useScrollToTopOnNavigation();
  const dialogs = useDialogs();
  const signOut = useSignOut(() => confirmSignOut(dialogs));
  const { drafts } = useSavedDrafts();
  const can = usePermissionCheck();
  const ownName = useOwnName() ?? undefined;
  const [settings] = useState(readFrameSettings);
  const [hasSingleKeys, setHasSingleKeys] = useState(settings.hasSingleKeys);
  const [foldedGroups, setFoldedGroups] = useState(settings.foldedGroups);
  const [open, setOpen] = useState<'search' | 'keys' | null>(null);
  useShortcuts(hasSingleKeys, (shortcut) => {
    if (shortcut === 'save') return clickButtonWith('Control+S');
    if (shortcut === 'submit') return clickButtonWith('Control+Enter');
    setOpen(shortcut);
    return true;
  });

  const openFirstSteps = useFirstSteps();
  const id = readUser()?.id;
  const signOutItem: SidebarItem = { label: 'Sign Out', icon: 'signOut', onSelect: () => void signOut() };
  const accountItems: SidebarItem[] = [
    // A backend that doesn't send the user's id has no account pages either.
    ...(id
      ? ([
          { label: 'My account', icon: 'account', href: urls.myAccount },
          { label: 'Change password', icon: 'key', href: urls.myAccount },
        ] as const)
      : []),
    ...(can('write settings')
      ? [{ label: 'First steps', icon: 'institution', onSelect: () => void openFirstSteps() } as const]
      : []),
    { label: 'Keyboard shortcuts', icon: 'keyboard', onSelect: () => setOpen('keys') },
    signOutItem,
  ];
  return (
    <RequireToken hasOpenForm={hasOpenForm}>
      <DashboardShell
        organizationName={organization.shortName}
        homeHref={urls.dashboard}
        groups={[...withDraftCounts(sidebarGroups(can), drafts), { items: [signOutItem] }]}
        currentHref={currentItem(pathname)}
        defaultCollapsed={settings.isCollapsed}
        onCollapse={(isCollapsed) => writeFrameSettings({ isCollapsed })}
        foldedGroups={foldedGroups}
        onFold={(next) => {
          setFoldedGroups(next);
          writeFrameSettings({ foldedGroups: next });
        }}
        onSearch={() => setOpen('search')}
        searchKeys={searchKeys(isMac, hasSingleKeys)}
        newItems={createLinks(can)}
        userName={ownName}
        accountItems={accountItems}
        schemeSwitch={<SchemeSwitch />}
      >
        <SessionNotice />
        <PreviousPathContext value={usePreviousPath()}>
          {canVisit(pathname, can) ? <Outlet /> : <NotAllowedPage />}
        </PreviousPathContext>
      </DashboardShell>
      <DashboardDialogs
        open={open}
        onClose={() => setOpen(null)}
        onSignOut={() => void signOut()}
        hasSingleKeys={hasSingleKeys}
        onSingleKeysChange={(next) => {
          setHasSingleKeys(next);
          writeFrameSettings({ hasSingleKeys: next });
        }}
      />
    </RequireToken>
  );
}
