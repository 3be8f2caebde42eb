import { readPermission } from '@porchlight/contract/call-access';
import { useContext, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { usePermissionCheck } from '../api/index.ts';
import type { EntityDefinition } from '../entity/index.ts';
import { type FlashState, findLink, PreviousPathContext, retryEachFrame } from '../frame/index.ts';
import { urls } from '../urls/index.ts';
import { readListVisit, writeListVisit } from './list-visit.ts';

/** Maximum height of a row, which is a card on phones, in CSS pixels. */
const rowPx = 240;

/**
 * Stores a list's scroll position and focused link when it is left, and restores both when the user returns from a
 * record or by Back without having saved anything.
 */
export function useListRestoration(definition: EntityDefinition): void {
  const { name } = definition;
  const { search, state }: Location<FlashState | null> = useLocation();
  const isBack = useNavigationType() === 'POP';
  const from = useContext(PreviousPathContext);
  const [visitToRestore] = useState(() => {
    const visit = readListVisit(name);
    const isReturning = from !== null && (isBack || isRecordOf(definition, from));
    const { notice, deleted } = state ?? {};
    if (!visit || visit.search !== search || !isReturning || notice) return null;
    if (deleted) return { ...visit, focusHref: null };
    // After using a row's menu, no link had focus: focus the row of the record.
    return { ...visit, focusHref: visit.focusHref ?? rowOf(definition, from) };
  });

  useEffect(() => {
    writeListVisit({ name, search, scrollY: 0, focusHref: null });
  }, [name, search]);

  useEffect(() => {
    if (!visitToRestore) return;
    let hasScrolled = false;
    return retryEachFrame(() => {
      const link = visitToRestore.focusHref === null ? null : findLink(visitToRestore.focusHref);
      // One row less is fine, as the record may have been deleted.
      const isLongEnough = document.documentElement.scrollHeight + rowPx >= visitToRestore.scrollY + innerHeight;
      if (!isLongEnough || (visitToRestore.focusHref !== null && !link)) return false;
      scrollTo({ top: visitToRestore.scrollY, behavior: 'instant' });
      link?.focus({ preventScroll: true });
      // Repeated in the next frame, because the table renders its rows twice to measure itself.
      const hadScrolled = hasScrolled;
      hasScrolled = true;
      return hadScrolled;
    });
  }, [visitToRestore]);

  const leave = useEffectEvent(() => {
    const link = document.activeElement?.closest('#main a[href]');
    writeListVisit({ name, search, scrollY, focusHref: link?.getAttribute('href') ?? null });
  });
  // A layout effect is cleaned up while the list is still in the document; a normal one after the next screen is
  // painted.
  useLayoutEffect(() => () => leave(), []);
}

/**
 * URL of the list with the search, filters, sort and page that it had when it was left; the home screen's URL for users
 * who may not read the list (they can still edit their own account).
 */
export function useListUrl(definition: EntityDefinition, path = definition.urls.list): string {
  const [search] = useState(() => readListVisit(definition.name)?.search ?? '');
  return usePermissionCheck()(readPermission(definition.name)) ? path + search : urls.dashboard;
}

/** URL of a row's title link, from the path of its record's show or edit screen; null for other screens. */
function rowOf({ urls }: EntityDefinition, path: string): string | null {
  const screen = [urls.edit(''), urls.show('')].find((start) => path.startsWith(start));
  return screen === undefined ? null : urls.show(path.slice(screen.length));
}

function isRecordOf({ urls }: EntityDefinition, path: string): boolean {
  return path === urls.create || path.startsWith(urls.edit('')) || path.startsWith(urls.show(''));
}
