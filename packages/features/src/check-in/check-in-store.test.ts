import type { CheckIn } from '@porchlight/contract/registrations/check-in';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockLocalStorage, stubBrowserStorage } from '../testing/browser-storage.ts';
import { addToQueue, readQueue, removeFromQueue, removeOldQueues, thisDoor } from './check-in-store.ts';

const press = (key: string, at = '2026-12-05T18:02:00.000Z'): CheckIn => ({
  ...{ key, at, kind: 'arrival', registration: 4, seats: 1, undoes: '', door: 'front-door' },
});
const keys = (event: number) => readQueue(event).map(({ key }) => key);

beforeEach(stubBrowserStorage);
afterEach(() => vi.unstubAllGlobals());

test('what was pressed stays on the device until it has arrived, also after the page was closed', () => {
  addToQueue(7, press('a'));
  addToQueue(7, press('b'));
  addToQueue(8, press('c'));
  removeFromQueue(7, new Set(['a', 'of another door']));
  expect([keys(7), keys(8)]).toEqual([['b'], ['c']]);
  removeFromQueue(7, new Set(['b']));
  expect(Object.keys(localStorage)).toEqual(['check-in:8']);
});

test('no name is stored on the device', () => {
  addToQueue(7, press('a'));
  expect(JSON.parse(localStorage.getItem('check-in:7') ?? '')).toEqual([press('a')]);
});

test('a device is the same door at each event', () => {
  expect(thisDoor()).toBe(thisDoor());
  expect(thisDoor()).toMatch(/^[\w-]{8,64}$/);
});

test('what can’t be sent for two weeks is removed', () => {
  addToQueue(7, press('old'));
  addToQueue(7, press('new', '2026-12-19T18:02:00.000Z'));
  removeOldQueues(Date.parse('2026-12-20T18:02:00.000Z'));
  expect(keys(7)).toEqual(['new']);
});

test('something else under the same name is no press', () => {
  localStorage.setItem('check-in:7', '[{"key":"a"},null]');
  expect(keys(7)).toEqual([]);
  localStorage.setItem('check-in:7', 'nonsense');
  expect(keys(7)).toEqual([]);
});

test('in a browser that stores nothing, a press is kept until the page is closed', () => {
  blockLocalStorage();
  addToQueue(9, press('a'));
  expect(keys(9)).toEqual(['a']);
  removeFromQueue(9, new Set(['a']));
  expect(keys(9)).toEqual([]);
});
