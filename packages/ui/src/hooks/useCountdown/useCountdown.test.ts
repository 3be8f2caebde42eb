import { countdownTarget } from '@porchlight/contract/limits';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countdownOf, useCountdown } from './useCountdown.ts';

function Probe() {
  return JSON.stringify(useCountdown({ target: countdownTarget }));
}

test('a visitor who comes a day, an hour, a minute and a second early has just that left', () => {
  expect(countdownOf(86_400 + 3600 + 60 + 1)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1, isOver: false });
});

test('a visitor who comes late finds zeros', () => {
  expect(countdownOf(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true });
});

test('the server leaves the time to the visitor’s clock', () => {
  expect(renderToString(createElement(Probe))).toBe('null');
});
