// @module-tag slow
/** People find pages of the demonstration organization in their own words. */
import { expect, test } from 'vitest';
import { startNodeProcess } from '../apps/server/src/testing/node-process.ts';

/** What people type, and the paths or the beginnings of titles that answer them. */
const questions: readonly (readonly [typed: string, ...answers: string[]])[] = [
  ['groceries', '/ruby’s-food-pantry'],
  ['free food', '/ruby’s-food-pantry'],
  ['food bank', '/ruby’s-food-pantry'],
  ['pantry hours', '/ruby’s-food-pantry'],
  ['where can I get food', '/ruby’s-food-pantry'],
  ['hungry', '/ruby’s-food-pantry'],
  ['food stamps', 'Know your benefits'],
  ['SNAP', 'Know your benefits'],
  ['pantry application', 'Food pantry application'],
  ['apply for groceries', 'Food pantry application', '/ruby’s-food-pantry'],
  ['register to vote', '/vote'],
  ['voter registration', '/vote'],
  ['am I registered', '/vote'],
  ['where do I vote', '/vote'],
  [
    'ride to the polls',
    '/vote',
    'Early-morning ride to the polls: volunteer drivers’ evening',
    'Register, check, ride',
  ],
  ['next election', '/elections', 'General election', '/democratisation'],
  ['ballot', 'Your ballot, step by step'],
  ['polling place', '/vote'],
  ['absentee ballot', '/vote', 'Your ballot, step by step'],
  ['wheelchair', '/accessibility', '/contact', '/ruby’s-porch'],
  ['parking', '/contact'],
  ['directions', '/contact'],
  ['opening hours', '/contact'],
  ['phone number', '/contact'],
  ['address', '/contact'],
  ['email address', '/contact'],
  ['volunteer', '/team-type/staff', 'Take a volunteer shift'],
  ['help out', '/team-type/staff', 'Take a volunteer shift'],
  ['donate', '/donate'],
  ['give money', '/donate'],
  ['tax deductible', '/donate'],
  ['jobs', '/usda-forest-service'],
  ['internship', '/usda-forest-service'],
  ['work outdoors', '/usda-forest-service'],
  ['resume', '/usda-forest-service'],
  ['heirs property', 'Forty acres and forty-one owners'],
  ['lawyer', 'Free land clinic', 'What to bring to the land clinic'],
  ['land clinic', 'Free land clinic'],
  ['sell timber', 'Timber, tax and time'],
  ['title deed', 'Reading the deed book'],
  ['blood pressure', 'What the barber heard'],
  ['doctor ride', '/health-and-wellness'],
  ['grief', 'Grief circle, Tuesdays'],
  ['sewing', 'Tuesday sewing class', 'Seven sisters'],
  ['seeds', 'A seed library is a library', 'Soup and seed swap'],
  ['choir', 'Homecoming concert of the county mass choir'],
  ['mosque', 'The long table'],
  ['church', '/ruby’s-interfaith-center', 'The long table'],
  ['Kenya', '/kenya'],
  ['board members', '/team-type/director'],
  ['staff', '/team-type/staff', '/who-we-are'],
  ['press', 'Press request'],
  ['journalist', 'Press request'],
  ['logo', 'Press request', '/press'],
  ['recipes', 'Collards, three ways', 'Dinner on the ground'],
  ['podcast', '/podcasts'],
  ['what’s on', '/events'],
  ['calendar', '/events'],
  ['photos', '/gallery'],
  ['oral history', 'What one hundred oral histories'],
];

test('60 questions in people’s words: at least 57 are answered by the first result, all by the first three', async () => {
  const { origin, stop } = await startNodeProcess({ PUBLIC_URL: 'http://localhost' }, { isDemo: true });
  try {
    const places = new Map<string, number>();
    for (const [q, ...answers] of questions) {
      const response = await fetch(`${origin}/api/search?${new URLSearchParams({ q, limit: '3' })}`);
      const { results } = (await response.json()) as { results: { title: string; slug: string }[] };
      places.set(
        q,
        results.findIndex(({ title, slug }) =>
          answers.some((answer) => slug.replaceAll("'", '’') === answer || title.startsWith(answer)),
        ),
      );
    }
    const at = (isAt: (place: number) => boolean) => [...places].filter(([, place]) => isAt(place)).map(([q]) => q);
    expect(places.size).toBe(60);
    expect(at((place) => place < 0)).toEqual([]);
    expect(at((place) => place > 0).length).toBeLessThanOrEqual(3);
  } finally {
    await stop();
  }
});
