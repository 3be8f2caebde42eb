import type { CommandItem } from '@porchlight/ui/navigation/CommandPalette';
import { readDeviceSetting, writeDeviceSetting } from '../api/index.ts';

/** An item that was recently selected in the search, without its group. */
export type RecentCommand = Pick<CommandItem, 'label' | 'kind' | 'icon' | 'href'>;

/** The dashboard frame's settings of a user on this device. */
export interface FrameSettings {
  /** Whether the sidebar shows only icons. */
  isCollapsed: boolean;
  /** Labels of the sidebar's groups that are folded. */
  foldedGroups: readonly string[];
  /** Whether single-key shortcuts (without Ctrl or Cmd) are on. */
  hasSingleKeys: boolean;
  /** Items recently selected in the search, the latest first. */
  recent: readonly RecentCommand[];
}

/** Groups that are folded until somebody opens them: what is needed least, so that the others fit on a laptop. */
const initiallyFolded: readonly string[] = ['Site', 'Administration'];

/** Maximum number of recent items. */
const recentMax = 10;

/** Reads the signed-in user's settings; defaults for what is missing or invalid, and without storage. */
export function readFrameSettings(): FrameSettings {
  const stored: Partial<Record<keyof FrameSettings, unknown>> = readDeviceSetting('frame') ?? {};
  return {
    isCollapsed: stored.isCollapsed === true,
    foldedGroups: Array.isArray(stored.foldedGroups)
      ? stored.foldedGroups.filter((label) => typeof label === 'string')
      : initiallyFolded,
    hasSingleKeys: stored.hasSingleKeys !== false,
    recent: Array.isArray(stored.recent) ? stored.recent.filter(isRecent).slice(0, recentMax) : [],
  };
}

/** Stores the given settings; the others stay as they are. */
export function writeFrameSettings(settings: Partial<FrameSettings>): void {
  writeDeviceSetting('frame', { ...readFrameSettings(), ...settings });
}

/** Adds a selected item at the start of the recent items. */
export function addRecentCommand({ label, kind, icon, href }: RecentCommand): void {
  const others = readFrameSettings().recent.filter((other) => other.href !== href);
  writeFrameSettings({ recent: [{ label, kind, icon, href }, ...others].slice(0, recentMax) });
}

/** Validates a stored item, since storage can hold anything: it needs a label and a path of this site. */
function isRecent(value: unknown): value is RecentCommand {
  const { label, href }: Partial<Record<keyof RecentCommand, unknown>> = value ?? {};
  return typeof label === 'string' && typeof href === 'string' && /^\/(?![/\\])/.test(href);
}
