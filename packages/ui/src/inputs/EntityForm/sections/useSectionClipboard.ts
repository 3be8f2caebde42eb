import type { StoredSection } from '@porchlight/contract/sections/section';
import { readSections } from '@porchlight/contract/sections/stored-sections';
import { useMemo, useSyncExternalStore } from 'react';
import type { SectionClipboard } from './section-options.ts';

/** The section that was copied last, on any page and in any tab; undefined for none. */
export function useSectionClipboard({ subscribe, read }: SectionClipboard): StoredSection | undefined {
  const text = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => (text ? readSections(`[${text}]`)?.[0] : undefined), [text]);
}
