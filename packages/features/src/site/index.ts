export { AppProviders } from './AppProviders.tsx';
export { EditUrlContext } from './EditUrlContext.ts';
export { calendarAlternate, calendarFollowLinks, feedAlternate, feedFollowLink } from './follow-links.ts';
export { headMarkup } from './head-markup.ts';
export { donateHref, isShown, menusState, popularLinks, setMenus } from './menus.ts';
export { useHydratedNow, useNow, useRunningNow } from './now.tsx';
export { institute, markPictures, organization, setOrganization } from './organization.ts';
export { useOrigin } from './origin.tsx';
export { PreviewContext, useIsForEditors } from './PreviewContext.ts';
export type {
  HeadRecord,
  Page,
  PageAlternate,
  PageArgs,
  PageHead,
  PageVideo,
  ParentPage,
  ReadQuery,
} from './page.ts';
export { pageArgs, type RouteHandle, routeHandle } from './page-args.ts';
export { pageCard } from './page-card.ts';
export {
  hydrateRecords,
  pageState,
  pageStatus,
  readMenus,
  readOrganization,
  readPageState,
  readRecords,
} from './page-state.ts';
export { type PageWords, PageWordsContext } from './page-words.ts';
export { prefetchPage } from './prefetch-page.ts';
export { ResponsePage } from './ResponsePage.tsx';
export { RouteFailure } from './RouteFailure.tsx';
export { SiteLayout } from './SiteLayout.tsx';
export { SitePageHeader } from './SitePageHeader.tsx';
export { socialCard } from './social-card.ts';
export { externalSoundOrigin, siteSounds, soundOrigins, soundSeconds } from './sounds.ts';
export { useFocusOnNavigation } from './useFocusOnNavigation.ts';
