import { useState } from 'react';
import { readChoice, writeChoice } from '../api/index.ts';

/**
 * What a person chose for good on this device, such as the columns of a list. Without storage it holds until the page
 * is left.
 * @param name tells the choice from others
 * @param fallback before anything was chosen, and for what is stored and is not of its kind
 */
export function useDeviceChoice<Value extends boolean | object>(
  name: string,
  fallback: Value,
): [Value, (value: Value) => void] {
  const [chosen, setChosen] = useState<Value>(() => {
    const stored = readChoice(name);
    return stored !== null && typeof stored === typeof fallback ? (stored as Value) : fallback;
  });
  const choose = (value: Value) => {
    setChosen(value);
    writeChoice(name, value);
  };
  return [chosen, choose];
}
