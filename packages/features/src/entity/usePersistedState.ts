import { useState } from 'react';
import { readDeviceSetting, writeDeviceSetting } from '../api/index.ts';

/**
 * State that is stored per user on this device, such as the visible columns of a list. Without local storage it lasts
 * as long as the page.
 * @param name of the setting, unique among all
 * @param fallback when nothing is stored, or a value of another type
 */
export function usePersistedState<Value extends boolean | object>(
  name: string,
  fallback: Value,
): [Value, (value: Value) => void] {
  const [state, setState] = useState<Value>(() => {
    const stored = readDeviceSetting(name);
    return stored !== null && typeof stored === typeof fallback ? (stored as Value) : fallback;
  });
  const store = (value: Value) => {
    setState(value);
    writeDeviceSetting(name, value);
  };
  return [state, store];
}
