import { afterEach, expect, test, vi } from 'vitest';
import { cancelLeave, confirmLeave, hasOpenForm, registerOpenForm } from './unsaved-work.ts';

let unregister = () => {};
afterEach(() => unregister());

const form = (answer: boolean) => ({ ask: vi.fn(async () => answer), onStayed: vi.fn() });

test('without a form nobody is asked before leaving', async () => {
  expect([hasOpenForm(), await confirmLeave()]).toEqual([false, true]);
  expect(() => cancelLeave()).not.toThrow();
});

test.each([true, false])('the open form decides whether its screen may be left: %s', async (answer) => {
  const open = form(answer);
  unregister = registerOpenForm(open);
  expect([hasOpenForm(), await confirmLeave()]).toEqual([true, answer]);
  expect(open.ask).toHaveBeenCalledOnce();
});

test('the open form is told when its screen is not left after all', () => {
  const open = form(true);
  unregister = registerOpenForm(open);
  expect(open.onStayed).not.toHaveBeenCalled();
  cancelLeave();
  expect(open.onStayed).toHaveBeenCalledOnce();
});

test('a form that closes after another has opened leaves that one registered', async () => {
  const [first, second] = [form(true), form(false)];
  const unregisterFirst = registerOpenForm(first);
  unregister = registerOpenForm(second);
  unregisterFirst();
  expect(await confirmLeave()).toBe(false);
  unregister();
  expect(hasOpenForm()).toBe(false);
});
