import { afterAll, afterEach, expect } from 'vitest';
import { lineOf } from './console-spy.ts';

/** What the product itself writes down for its keepers when a call fails: see `reportFailure`. */
const ownWords = /^Could not [^:]+:$/;

/** React's advice to whoever writes tests; in a browser focus moves by itself, outside of any `act`. */
const adviceForTests = /not wrapped in act\(|inside an `act` scope/;

const warnings: string[] = [];
const { error, warn } = console;
// Not Vitest's spy, which Storybook's own can't spy on in turn.
const heard =
  (write: typeof error): typeof error =>
  (...parts) => {
    write(...parts);
    const text = String(parts[0]);
    if (!ownWords.test(text) && !adviceForTests.test(text)) warnings.push(lineOf(parts));
  };
Object.assign(console, { error: heard(error), warn: heard(warn) });

// Runs for every story: what React, MUI, the grid or the router warns of is a mistake of ours. A story that brings an
// error about on purpose spies on the console itself.
afterEach(() => {
  expect(warnings.splice(0), 'warnings in the console').toEqual([]);
});

afterAll(() => {
  Object.assign(console, { error, warn });
});
