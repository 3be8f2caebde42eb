import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** What a page may leave to the next one, as the state of the navigation. */
export interface FlashState {
  /** What was done, to be said there. */
  notice?: {
    /** In a few words. */
    text: string;
    /** What else there is to say of it. */
    details?: string;
    /** Where visitors see it. */
    seenAt?: string;
    /** Address of its screen in the dashboard, which its row leads to, and of the list searched for its name, if it has one. */
    row?: { id: number; href: string; searchHref?: string };
  };
  /** A record that was just deleted and may be brought back. */
  deleted?: { id: number; title: string };
}

/**
 * What the page before has left for this one. It is said once: Back, Forward and a reload don't bring it again.
 * Comes a moment after the page, since a live region tells of what changes in it and not of what it begins with.
 */
export function useFlashMessage<Name extends keyof FlashState>(name: Name): FlashState[Name] {
  const { state, key }: Location<FlashState | null> = useLocation();
  const left = state?.[name];
  const [arrived, setArrived] = useState<FlashState[Name]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with whatever the person does next on the same page, such as a search, and what was said goes then.
  useEffect(() => {
    setArrived(left);
    if (left !== undefined) forgetInHistory(name);
  }, [left, key, name]);
  return arrived;
}

/** Takes it out of the browser's history, where the router keeps it as `usr`. */
function forgetInHistory(name: keyof FlashState): void {
  const entry: { usr?: FlashState } | null = window.history.state;
  if (!entry?.usr) return;
  const { [name]: _, ...rest } = entry.usr;
  window.history.replaceState({ ...entry, usr: rest }, '');
}
