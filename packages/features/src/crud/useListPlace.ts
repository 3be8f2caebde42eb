import { readPermission } from '@porchlight/contract/call-access';
import { useContext, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { useMay } from '../api/index.ts';
import { urls } from '../urls/index.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { findLink, tryUntilThere } from './focus-row.ts';
import { readListVisit, writeListVisit } from './list-visit.ts';
import { CameFrom } from './useCameFrom.ts';
import type { FlashState } from './useFlashMessage.ts';

/** Height of a card on a phone at most, in CSS pixels. */
const rowPx = 240;

/**
 * Remembers how a list is left, and brings it back where it was for whoever returns from a record or by Back and
 * has saved nothing: scrolled as before, the focus on the same link of the same row.
 */
export function useListPlace(definition: EntityDefinition): void {
  const { name } = definition;
  const { search, state }: Location<FlashState | null> = useLocation();
  const isBack = useNavigationType() === 'POP';
  const from = useContext(CameFrom);
  const [place] = useState(() => {
    const visit = readListVisit(name);
    const returns = from !== null && (isBack || isRecordOf(definition, from));
    const { notice, deleted } = state ?? {};
    if (!visit || visit.search !== search || !returns || notice) return null;
    if (deleted) return { ...visit, focusHref: null };
    // Whoever went by the menu of a row left no link focused.
    return { ...visit, focusHref: visit.focusHref ?? rowOf(definition, from) };
  });

  useEffect(() => {
    writeListVisit({ name, search, scrollY: 0, focusHref: null });
  }, [name, search]);

  useEffect(() => {
    if (!place) return;
    let isFound = false;
    return tryUntilThere(() => {
      const link = place.focusHref === null ? null : findLink(place.focusHref);
      // A row may have been deleted on the way.
      const isLongEnough = document.documentElement.scrollHeight + rowPx >= place.scrollY + innerHeight;
      if (!isLongEnough || (place.focusHref !== null && !link)) return false;
      scrollTo({ top: place.scrollY, behavior: 'instant' });
      link?.focus({ preventScroll: true });
      // Once more a frame later: a table that measures itself draws its rows twice.
      const wasFound = isFound;
      isFound = true;
      return wasFound;
    });
  }, [place]);

  const leave = useEffectEvent(() => {
    const link = document.activeElement?.closest('#main a[href]');
    writeListVisit({ name, search, scrollY, focusHref: link?.getAttribute('href') ?? null });
  });
  // While the list is still on the screen: an ordinary effect is cleaned up after the next screen is drawn.
  useLayoutEffect(() => () => leave(), []);
}

/**
 * The list's address with the search, filters, order and page that it had when it was left for this record; the home
 * screen's for who may edit their own account and not see others.
 */
export function useListAddress(definition: EntityDefinition, path = definition.urls.list): string {
  const [search] = useState(() => readListVisit(definition.name)?.search ?? '');
  return useMay()(readPermission(definition.name)) ? path + search : urls.dashboard;
}

/** Address of a row's title by that of a screen of its record; null for other screens. */
function rowOf({ urls }: EntityDefinition, path: string): string | null {
  const screen = [urls.edit(''), urls.show('')].find((start) => path.startsWith(start));
  return screen === undefined ? null : urls.show(path.slice(screen.length));
}

function isRecordOf({ urls }: EntityDefinition, path: string): boolean {
  return path === urls.create || path.startsWith(urls.edit('')) || path.startsWith(urls.show(''));
}
