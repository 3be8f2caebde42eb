import { fetchErrorText, type RecordOf, type ResourceName } from '@porchlight/contract/entities';
import type { StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect } from 'storybook/test';
import { SiteLayout } from '../site/SiteLayout.tsx';
import { hostileMarkup } from './hostile.ts';
import { mockResource } from './mock-api.ts';
import { Screen, type ScreenProps } from './Screen.tsx';

type ScreenStory = StoryObj<typeof Screen>;
type Play = NonNullable<ScreenStory['play']>;

/**
 * Meta of all story files of public pages, in the site's layout. Write no comment above a meta that spreads this one:
 * Storybook would replace these parameters with the comment.
 * @param msw request handlers of the mocked backend
 */
export function publicMeta(...msw: RequestHandler[]) {
  return { component: Screen, args: { layout: SiteLayout }, parameters: { layout: 'fullscreen', msw } };
}

const saysLoading: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('Loading...')).toBeVisible();
};

/**
 * Stories of the states that every public list has.
 * @param args the list's screen
 * @param hostile records with markup, and with unbroken text, in every field
 */
export function publicListStories<Name extends ResourceName>(
  name: Name,
  args: Omit<ScreenProps, 'layout'>,
  hostile: readonly RecordOf<Name>[],
) {
  return {
    Empty: { args, parameters: { msw: mockResource(name, []) } },
    Loading: { args, parameters: { msw: mockResource(name, [], 'waiting') }, play: saysLoading },
    Error: {
      args,
      parameters: { msw: mockResource(name, [], 'failing') },
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(fetchErrorText(name))).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
      },
    },
    Hostile: {
      args,
      parameters: { msw: mockResource(name, hostile) },
      play: async ({ canvas }) => {
        const isMarkup = (text: string) => text.startsWith(hostileMarkup);
        await expect(await canvas.findByRole('heading', { name: isMarkup })).toBeVisible();
      },
    },
  } satisfies Record<string, ScreenStory>;
}

/**
 * Stories of the states that every record's public page has.
 * @param args the page's screen, for an existing record
 * @param options.hostile a record with markup in every field, and one with unbroken text
 * @param options.seeAll URL of the list that a missing record links to
 */
export function publicDetailStories<Name extends ResourceName>(
  name: Name,
  args: Omit<ScreenProps, 'layout'>,
  { hostile, seeAll }: { hostile: readonly RecordOf<Name>[]; seeAll: string },
) {
  const at = (id?: number) => ({ ...args, at: args.path.replace(':id', String(id)) });
  const [markup, unbroken] = hostile;
  return {
    Loading: { args, parameters: { msw: mockResource(name, [], 'waiting') }, play: saysLoading },
    Error: {
      args: at(99),
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(fetchErrorText(name))).toBeVisible();
        await expect(canvas.getByRole('link', { name: /^See (all|the) / })).toHaveAttribute('href', seeAll);
        // A retry can't help with a missing record.
        await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
      },
    },
    Hostile: {
      args: at(markup?.id),
      parameters: { msw: mockResource(name, hostile) },
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { level: 1, name: hostileMarkup })).toBeVisible();
      },
    },
    Unbroken: { args: at(unbroken?.id), parameters: { msw: mockResource(name, hostile) } },
  } satisfies Record<string, ScreenStory>;
}
