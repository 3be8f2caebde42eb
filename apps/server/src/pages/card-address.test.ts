import { expect, test } from 'vitest';
import { cardPath, readCardPath } from './card-address.ts';

const block = { ground: '#fff', cloths: [], turns: false };
const card = { title: '', label: '', date: null, block, mark: block };

test('the home page has a picture of its own, with an address that no other page has', () => {
  const path = cardPath('/', card, 'Lakeside Makers');
  expect(path).toMatch(/^\/cards\/home\.[0-9a-f]{16}\.png$/);
  expect(readCardPath(path.replace('/cards/', ''))?.page).toBe('/');
  expect(readCardPath('home.png')).toEqual({ page: '/', hash: '' });
  expect(readCardPath('home/garden.png')?.page).toBe('/home/garden');
});
