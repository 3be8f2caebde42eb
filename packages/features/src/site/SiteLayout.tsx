import { DataSaverSwitch } from '@porchlight/ui/inputs/DataSaverSwitch';
import { SchemeSwitch } from '@porchlight/ui/inputs/SchemeSwitch';
import { SubscribeBox } from '@porchlight/ui/inputs/SubscribeBox';
import { PublicShell } from '@porchlight/ui/layout/PublicShell';
import { BottomBar } from '@porchlight/ui/navigation/BottomBar';
import { Footer } from '@porchlight/ui/navigation/Footer';
import { MiddleBar } from '@porchlight/ui/navigation/MiddleBar';
import { MobileMenu } from '@porchlight/ui/navigation/MobileMenu';
import { TopBar } from '@porchlight/ui/navigation/TopBar';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { reportFailure, subscribe, subscribeFailureText, useHasToken } from '../api/index.ts';
import { subscribeUrl, urls } from '../urls/index.ts';
import { copyrightYear } from './copyright-year.ts';
import { EditUrlContext } from './EditUrlContext.ts';
import { donateHref, eyebrowOf, siteNavigation } from './menus.ts';
import { useNow } from './now.tsx';
import { markPictures, organization } from './organization.ts';
import { useBanner } from './useBanner.ts';
import { useDocumentHead } from './useDocumentHead.ts';
import { useEditUrl } from './useEditUrl.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** Layout of every public page, with header and footer. spec 2.3 */
export function SiteLayout() {
  const { pathname } = useLocation();
  const hasToken = useHasToken();
  const editHref = useEditUrl(pathname);
  const now = useNow();
  const banner = useBanner();
  const { pages, programs, mobile, footer, newsTitle, notices } = siteNavigation();
  useDocumentHead();
  useFocusOnNavigation();
  return (
    <>
      <PublicShell
        banner={banner}
        header={
          <>
            <TopBar
              links={programs.links}
              linksLabel={programs.title}
              currentPath={pathname}
              showProfile={hasToken}
              // Like `showProfile`, not in the cached HTML that all visitors get; set after hydration for staff.
              editHref={editHref}
              searchHref={urls.search}
              donateHref={donateHref()}
              menu={<MobileMenu currentPath={pathname} groups={mobile} />}
            >
              <SchemeSwitch />
            </TopBar>
            <MiddleBar
              name={organization.name}
              tagline={organization.tagline}
              {...markPictures()}
              donateHref={donateHref()}
              social={organization.social}
            />
            <BottomBar aria-label={pages.title} links={pages.links} currentPath={pathname} />
          </>
        }
        footer={
          <Footer
            name={organization.name}
            email={organization.email}
            phone={organization.phone}
            address={organization.address}
            year={copyrightYear(now)}
            columns={footer}
            notices={notices}
            social={organization.social}
            currentPath={pathname}
            subscribeTitle={newsTitle}
            subscribe={
              <>
                <SubscribeBox
                  action={subscribeUrl}
                  onSubscribe={subscribe}
                  onFailure={(error) => {
                    reportFailure('subscribe', error);
                    return subscribeFailureText(error);
                  }}
                />
                <DataSaverSwitch />
              </>
            }
          />
        }
      >
        <EditUrlContext value={editHref}>
          <Outlet context={eyebrowOf(pathname)} />
        </EditUrlContext>
      </PublicShell>
      <ScrollRestoration />
    </>
  );
}
