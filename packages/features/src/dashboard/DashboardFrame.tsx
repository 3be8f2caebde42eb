import { DashboardShell } from '@porchlight/ui/DashboardShell';
import { SchemeSwitch } from '@porchlight/ui/SchemeSwitch';
import type { SidebarItem } from '@porchlight/ui/Sidebar';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { readUser, useMay, useUsername } from '../api/index.ts';
import { RequireToken, useSignOut } from '../auth/index.ts';
import { CameFrom, hasOpenForm, useCameFrom, useKeptDrafts, useSignOutConfirmation } from '../crud/index.ts';
import { organization, useFocusOnVisit } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { FrameWindows } from './FrameWindows.tsx';
import { readFrameSettings, writeFrameSettings } from './frame-settings.ts';
import { NotAllowedPage } from './NotAllowedPage.tsx';
import { SessionNotice } from './SessionNotice.tsx';
import { searchKeys } from './shortcuts.ts';
import { createLinks, currentItem, mayVisit, sidebarGroups, withDrafts } from './sidebar-items.ts';
import { isMac, pressSave, useShortcuts } from './useShortcuts.ts';
import { useTopOnVisit } from './useTopOnVisit.ts';

/** Layout of every dashboard screen: token guard, sidebar, header, search and keyboard shortcuts. */
export function DashboardFrame() {
  const { pathname } = useLocation();
  useFocusOnVisit();
  useTopOnVisit();
  const { confirmSignOut, dialog } = useSignOutConfirmation();
  const signOut = useSignOut(confirmSignOut);
  const { drafts } = useKeptDrafts();
  const may = useMay();
  const username = useUsername() ?? undefined;
  const [settings] = useState(readFrameSettings);
  const [hasSingleKeys, setHasSingleKeys] = useState(settings.hasSingleKeys);
  const [open, setOpen] = useState<'search' | 'keys' | null>(null);
  useShortcuts(hasSingleKeys, (shortcut) => {
    if (shortcut === 'save') return pressSave();
    setOpen(shortcut);
    return true;
  });

  const id = readUser()?.id;
  const signingOut: SidebarItem = { label: 'Sign Out', icon: 'signOut', onSelect: () => void signOut() };
  const accountItems: SidebarItem[] = [
    // A backend that doesn't send the user's id has no account pages either.
    ...(id
      ? ([
          { label: 'My account', icon: 'account', href: urls.myAccount },
          { label: 'Change password', icon: 'key', href: urls.myAccount },
        ] as const)
      : []),
    { label: 'Keyboard shortcuts', icon: 'keyboard', onSelect: () => setOpen('keys') },
    signingOut,
  ];
  return (
    <RequireToken hasOpenForm={hasOpenForm}>
      <DashboardShell
        organizationName={organization.shortName}
        homeHref={urls.dashboard}
        groups={[...withDrafts(sidebarGroups(may), drafts), { items: [signingOut] }]}
        currentHref={currentItem(pathname)}
        defaultCollapsed={settings.isCollapsed}
        onCollapse={(isCollapsed) => writeFrameSettings({ isCollapsed })}
        onSearch={() => setOpen('search')}
        searchKeys={searchKeys(isMac, hasSingleKeys)}
        newItems={createLinks(may)}
        userName={username}
        accountItems={accountItems}
        schemeSwitch={<SchemeSwitch />}
      >
        <SessionNotice />
        <CameFrom value={useCameFrom()}>{mayVisit(pathname, may) ? <Outlet /> : <NotAllowedPage />}</CameFrom>
        {dialog}
      </DashboardShell>
      <FrameWindows
        open={open}
        onClose={() => setOpen(null)}
        hasSingleKeys={hasSingleKeys}
        onSingleKeysChange={(next) => {
          setHasSingleKeys(next);
          writeFrameSettings({ hasSingleKeys: next });
        }}
      />
    </RequireToken>
  );
}
