import { DashboardShell } from '@porchlight/ui/DashboardShell';
import { SchemeSwitch } from '@porchlight/ui/SchemeSwitch';
import type { SidebarItem } from '@porchlight/ui/Sidebar';
import { Outlet, useLocation } from 'react-router-dom';
import { useUsername } from '../api/index.ts';
import { PasswordNotice, RequireToken, useSignOut } from '../auth/index.ts';
import { CameFrom, hasOpenForm, useCameFrom, useDraftFarewell } from '../crud/index.ts';
import { organization } from '../site/organisation.ts';
import { useFocusOnVisit } from '../site/useFocusOnVisit.ts';
import { urls } from '../urls/index.ts';
import { currentItem, recordLinks, sidebarLinks } from './sidebar-items.ts';
import { useTopOnVisit } from './useTopOnVisit.ts';

/** What stands around every dashboard screen: the guard, the sidebar, the header. */
export function DashboardFrame() {
  const { pathname } = useLocation();
  useFocusOnVisit();
  useTopOnVisit();
  const { mayForgetWork, dialog } = useDraftFarewell();
  const signOut = useSignOut(mayForgetWork);
  const items: SidebarItem[] = [
    ...sidebarLinks.map(({ label, href }) => ({ label, href })),
    { label: 'Sign Out', onSelect: () => void signOut() },
  ];
  return (
    <RequireToken hasOpenForm={hasOpenForm}>
      <DashboardShell
        organizationName={organization.shortName}
        homeHref={urls.dashboard}
        items={items}
        currentHref={currentItem(pathname)}
        links={recordLinks}
        linksLabel="Changes"
        userName={useUsername() ?? undefined}
        schemeSwitch={<SchemeSwitch />}
      >
        <PasswordNotice />
        <CameFrom value={useCameFrom()}>
          <Outlet />
        </CameFrom>
        {dialog}
      </DashboardShell>
    </RequireToken>
  );
}
