import type { CommandItem } from '@porchlight/ui/CommandPalette';
import { readChoice, writeChoice } from '../api/index.ts';

/** Something that was chosen in the search, without the group it stood in. */
export type RecentCommand = Pick<CommandItem, 'label' | 'kind' | 'icon' | 'href'>;

/** What the frame remembers of a person on a device. */
export interface FrameSettings {
  /** Whether the sidebar is signs alone. */
  isCollapsed: boolean;
  /** Whether keys without Ctrl do something. */
  hasSingleKeys: boolean;
  /** What was chosen in the search, the latest first. */
  recent: readonly RecentCommand[];
}

/** How many are remembered. */
const recentMax = 10;

/** What is remembered of who is signed in; without storage, or where it holds anything else, as it is at first. */
export function readFrameSettings(): FrameSettings {
  const stored: Partial<Record<keyof FrameSettings, unknown>> = readChoice('frame') ?? {};
  return {
    isCollapsed: stored.isCollapsed === true,
    hasSingleKeys: stored.hasSingleKeys !== false,
    recent: Array.isArray(stored.recent) ? stored.recent.filter(isRecent).slice(0, recentMax) : [],
  };
}

/** Remembers what is given of it; the rest stays. */
export function writeFrameSettings(settings: Partial<FrameSettings>): void {
  writeChoice('frame', { ...readFrameSettings(), ...settings });
}

/** Remembers something that was chosen, before the others. */
export function rememberCommand({ label, kind, icon, href }: RecentCommand): void {
  const others = readFrameSettings().recent.filter((other) => other.href !== href);
  writeFrameSettings({ recent: [{ label, kind, icon, href }, ...others].slice(0, recentMax) });
}

/** What stands in storage may have been written by anybody: a path of the site, with words. */
function isRecent(value: unknown): value is RecentCommand {
  const { label, href }: Partial<Record<keyof RecentCommand, unknown>> = value ?? {};
  return typeof label === 'string' && typeof href === 'string' && /^\/(?![/\\])/.test(href);
}
