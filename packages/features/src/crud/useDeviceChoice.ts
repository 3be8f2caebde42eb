import { useState } from 'react';
import { readUser, userKey } from '../api/index.ts';

/**
 * What a person chose for good on this device, such as the columns of a list. Without storage it holds until the page
 * is left.
 * @param name tells the choice from others
 * @param fallback before anything was chosen, and for what is stored and can't be read
 */
export function useDeviceChoice<Value>(name: string, fallback: Value): [Value, (value: Value) => void] {
  const key = `choice:${userKey(readUser())}:${name}`;
  const [chosen, setChosen] = useState<Value>(() => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '') as Value;
    } catch {
      return fallback;
    }
  });
  const choose = (value: Value) => {
    setChosen(value);
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // It holds for this visit then.
    }
  };
  return [chosen, choose];
}
