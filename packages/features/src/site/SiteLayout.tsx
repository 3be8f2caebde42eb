import { BottomBar } from '@porchlight/ui/BottomBar';
import { DataSaverSwitch } from '@porchlight/ui/DataSaverSwitch';
import { Footer } from '@porchlight/ui/Footer';
import { MiddleBar } from '@porchlight/ui/MiddleBar';
import { MobileMenu } from '@porchlight/ui/MobileMenu';
import { PublicShell } from '@porchlight/ui/PublicShell';
import { SchemeSwitch } from '@porchlight/ui/SchemeSwitch';
import { SubscribeBox } from '@porchlight/ui/SubscribeBox';
import { TopBar } from '@porchlight/ui/TopBar';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { reportFailure, subscribe, useHasToken } from '../api/index.ts';
import { subscribeUrl, urls } from '../urls/index.ts';
import { copyrightYear } from './copyright-year.ts';
import { allPageLinks, centreLinks, pageLinks, programLinks } from './navigation.ts';
import { useNow } from './now.tsx';
import { organisation } from './organisation.ts';
import { useDocumentHead } from './use-document-head.ts';
import { useFocusOnVisit } from './use-focus-on-visit.ts';

/** Header and footer around every public page. spec 2.3 */
export function SiteLayout() {
  const { pathname } = useLocation();
  const hasToken = useHasToken();
  const now = useNow();
  useDocumentHead();
  useFocusOnVisit();
  return (
    <>
      <PublicShell
        header={
          <>
            <TopBar
              links={programLinks}
              currentPath={pathname}
              showProfile={hasToken}
              searchHref={urls.search}
              menu={
                <MobileMenu
                  currentPath={pathname}
                  groups={[
                    { title: 'Pages', links: allPageLinks },
                    { title: 'Programs', links: programLinks },
                    { title: 'Centers', links: centreLinks },
                  ]}
                />
              }
            >
              <SchemeSwitch />
            </TopBar>
            <MiddleBar
              name={organisation.name}
              tagline={organisation.tagline}
              donateHref={organisation.donateUrl}
              social={[...organisation.social]}
            />
            <BottomBar links={pageLinks} currentPath={pathname} />
          </>
        }
        footer={
          <Footer
            name={organisation.name}
            email={organisation.email}
            phone={organisation.phone}
            address={[...organisation.address]}
            year={copyrightYear(now)}
            pages={allPageLinks}
            programs={[...programLinks, ...centreLinks]}
            social={[...organisation.social]}
            currentPath={pathname}
            subscribe={
              <>
                <SubscribeBox
                  action={subscribeUrl}
                  onSubscribe={subscribe}
                  onFailure={(error) => reportFailure('subscribe', error)}
                />
                <DataSaverSwitch hint="" />
              </>
            }
          />
        }
      >
        <Outlet />
      </PublicShell>
      <ScrollRestoration />
    </>
  );
}
