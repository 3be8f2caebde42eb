import type { Part } from '@porchlight/contract/parts';

/** The parts that are switched off. Of the process, like the time zone: every public read depends on them. */
let current: readonly Part[] = [];

/** Sets the parts whose records no visitor may read. @returns those that were or are switched off, but not both */
export function setSwitchedOff(parts: readonly Part[]): Part[] {
  const before = current;
  current = parts;
  return [...before.filter((part) => !parts.includes(part)), ...parts.filter((part) => !before.includes(part))];
}

/** The parts whose records no visitor may read. */
export const switchedOffParts = (): readonly Part[] => current;
