import { beforeEach, expect, test } from 'vitest';
import '../testing/sample-organization.ts';
import { organization } from '../site/index.ts';
import { openDays, openHours } from './opening-hours-text.ts';

const row = (days: string, hours: string) => ({ weekdays: [], opens: '', closes: '', days, hours });

beforeEach(() => {
  organization.hours.pantry = [row('Monday', '9:00 AM to 1:00 PM EST'), row('Thursday', '2:00 PM to 6:00 PM EST')];
  organization.hours.porch = [];
});

test('sentences name the days and hours of the settings', () => {
  expect(openDays('pantry')).toBe('Monday and Thursday');
  expect(openHours('pantry')).toBe('Monday, 9:00 AM to 1:00 PM EST; Thursday, 2:00 PM to 6:00 PM EST');
});

test('sentences name no days of a place without hours', () => {
  expect([openDays('porch'), openHours('porch')]).toEqual(['', '']);
});
