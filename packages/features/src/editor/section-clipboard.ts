import type { SectionClipboard } from '@porchlight/ui/inputs/EntityForm';
import { readDeviceSetting, writeDeviceSetting } from '../api/index.ts';

const name = 'copied-section';

const listeners = new Set<() => void>();

/** The section that the signed-in user has copied last: stored on the device, so that other pages and tabs have it. */
export const sectionClipboard: SectionClipboard = {
  read: () => {
    const text = readDeviceSetting(name);
    return typeof text === 'string' ? text : null;
  },
  write: (section) => {
    writeDeviceSetting(name, section);
    for (const listener of listeners) listener();
  },
  subscribe: (listener) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
