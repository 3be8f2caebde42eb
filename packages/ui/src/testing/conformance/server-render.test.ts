import { describe, expect, test } from 'vitest';
import { composedStories } from '../composed-stories.ts';
import { captureConsole } from '../console-spy.ts';
import { componentFiles } from '../story-files.ts';
import { ReadsWindow, ScrollsInEffect, UsesClassAttribute } from './broken-components.tsx';
import { storyMarkup } from './render-on-server.tsx';

describe('every component renders on the server without a warning', () => {
  test.for(componentFiles)('$name', async ({ load }) => {
    for (const story of composedStories(await load())) {
      const lines = await captureConsole(() => storyMarkup(story));
      expect(lines, `story ${story.name}`).toEqual([]);
    }
  });
});

describe('the test itself', () => {
  test('detects a warning of React', async () => {
    const lines = await captureConsole(() => storyMarkup({ Story: UsesClassAttribute }));
    expect(lines.join()).toContain('Invalid DOM property');
  });

  test('fails for a component that needs the window', () => {
    expect(() => storyMarkup({ Story: ReadsWindow })).toThrow('window is not defined');
  });

  test('does not run effects', async () => {
    expect(await captureConsole(() => storyMarkup({ Story: ScrollsInEffect }))).toEqual([]);
  });
});
