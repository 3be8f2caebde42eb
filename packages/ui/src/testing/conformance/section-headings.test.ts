import { type ComponentType, createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { composedStories } from '../composed-stories.ts';
import { columnPlace, firstPlace, samplePlace } from '../section-stories.ts';
import { componentFiles } from '../story-files.ts';
import { storyMarkup } from './render-on-server.tsx';

const sections = componentFiles.filter(({ path }) => /^sections\/\w+Section\//.test(path));

/** The levels of the headings in a markup, in order. */
const levelsIn = (markup: string) => [...markup.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));

/** Whether no heading is more than one level below the one before it. @param above level of the heading above them */
const areInOrder = (levels: readonly number[], above: number) =>
  levels.every((level, index) => level <= (levels[index - 1] ?? above) + 1);

describe('the headings of a page are in order, whatever an editor puts where', () => {
  test.for(sections)('$name', async ({ load }) => {
    for (const { name, Story, args } of composedStories(await load())) {
      const at = (place: object) => {
        const Placed: ComponentType = () => createElement(Story, { ...args, place });
        return levelsIn(storyMarkup({ Story: Placed }));
      };
      const [first, further, inColumn] = [firstPlace, samplePlace, columnPlace].map(at);
      // A page without a header of its own gets one from its title, so that its first section is below an h1 too.
      expect(first, `story ${name}, first`).toSatisfy((levels: number[]) =>
        areInOrder(levels, levels[0] === 1 ? 0 : 1),
      );
      for (const levels of [further, inColumn]) {
        expect(levels, `story ${name}`).not.toContain(1);
        expect(levels, `story ${name}`).toSatisfy((each: number[]) => areInOrder(each, 1));
      }
    }
  });
});
