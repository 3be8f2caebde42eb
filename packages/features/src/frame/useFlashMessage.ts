import type { ResourceName } from '@porchlight/contract/entities';
import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** Messages that a page passes to the next one in the navigation's state. */
export interface FlashState {
  /** What was done. */
  notice?: {
    /** Short message. */
    text: string;
    /** Further sentence. */
    details?: string;
    /** URL of the record's public page. */
    publishedUrl?: string;
    /** What makes a record visible again that was just hidden from visitors. */
    undo?: { resource: ResourceName; id: number; version: number };
    /** The record's row: URL of its dashboard screen, and of the list with a search for its title, if it has one. */
    row?: { id: number; href: string; searchHref?: string };
  };
  /** A record that was just deleted and can be restored. */
  deleted?: { id: number; title: string };
}

/**
 * Reads a flash message from the previous page, once: it doesn't return after Back, Forward or a reload.
 * Undefined in the first render, because screen readers announce changes of a live region but not its initial content.
 */
export function useFlashMessage<Name extends keyof FlashState>(name: Name): FlashState[Name] {
  const { state, key }: Location<FlashState | null> = useLocation();
  const passed = state?.[name];
  const [received, setReceived] = useState<FlashState[Name]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: further navigation, a new key, removes the message
  useEffect(() => {
    setReceived(passed);
    if (passed !== undefined) removeFromHistory(name);
  }, [passed, key, name]);
  return received;
}

/** Removes it from the browser's history, where the router stores the state as `usr`. */
function removeFromHistory(name: keyof FlashState): void {
  const entry: { usr?: FlashState } | null = window.history.state;
  if (!entry?.usr) return;
  const { [name]: _, ...remaining } = entry.usr;
  window.history.replaceState({ ...entry, usr: remaining }, '');
}
