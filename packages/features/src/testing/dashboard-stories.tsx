import { isCreatable, type RecordOf, type ResourceName } from '@porchlight/contract/entities';
import { type Field, isComputed } from '@porchlight/contract/fields';
import { hasStates } from '@porchlight/contract/publication';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { clearToken, clearUser, storeToken, storeUser } from '../api/index.ts';
import { removeUserDrafts } from '../drafts/draft-store.ts';
import type { LoadPreview } from '../entity/entity-definition.ts';
import { showFields } from '../entity/show-fields.ts';
import { DashboardFrame } from '../frame/index.ts';
import { clearListVisit } from '../list/list-visit.ts';
import { emptyFacts, recordFacts } from '../show/record-facts.ts';
import { dashboardScreens } from './dashboard-screens.tsx';
import { mockSession, resetMockRows } from './mock-api.ts';
import { Screen } from './Screen.tsx';
import { mockSitePages } from './site-pages.ts';

/** Meta of all story files of dashboard screens: 'ada' is signed in, and the screen fills the window. */
export const dashboardMeta = {
  component: Screen,
  args: { layout: DashboardFrame },
  parameters: { layout: 'fullscreen', msw: [mockSession, mockSitePages] },
  beforeEach: async () => {
    resetMockRows();
    storeUser({ id: 1, username: 'ada' });
    storeToken('story-token');
    // Removes drafts that other stories have left.
    await removeUserDrafts('1');
    clearListVisit();
    return () => {
      clearToken();
      clearUser();
    };
  },
};

/**
 * Stories of the four dashboard screens of a resource, made from its definition. Their other states depend on shared code
 * only: one resource has them all (`dashboardStates`).
 * @param records of the mocked backend; the stories show and edit the first one, and look for it in the list
 */
export function dashboardStories<Name extends ResourceName>(
  name: Name,
  records: readonly RecordOf<Name>[],
  preview?: LoadPreview,
) {
  const { definition, fields, main, first, title, mainLabel, createLabel, adding, ...screens } = dashboardScreens(
    name,
    records,
    preview,
  );
  const { list, create, edit, show } = screens;
  return {
    List: list({
      play: async ({ canvas }) => {
        if (definition.hasPictures === 'first') {
          await expect(await canvas.findByRole('link', { name: title })).toBeVisible();
          await userEvent.click(canvas.getByRole('button', { name: 'Grid', pressed: true }));
        }
        for (const action of ['View', 'Edit'])
          await expect(await canvas.findByRole('link', { name: `${action} ${title}` })).toBeVisible();
        await expect(canvas.getByRole('button', { name: `Delete ${title}` })).toBeVisible();
        const link = canvas.queryByRole('link', { name: adding.label });
        if (isCreatable(definition)) await expect(link).toHaveAttribute('href', adding.href);
        else await expect(link).toBeNull();
      },
    }),
    Create: create({
      play: async ({ canvas }) => {
        const form = within(await canvas.findByRole('form', { name: createLabel }));
        // The slug field is behind a button.
        const slug = form.queryByRole('button', { name: /^Change (web address|slug)$/ });
        if (slug) await userEvent.click(slug);
        if (hasStates(definition)) {
          for (const action of ['Visible until…', 'Publish on…']) {
            await userEvent.click(form.getByRole('button', { name: 'More' }));
            await userEvent.click(await screen.findByRole('menuitem', { name: action }));
          }
          await expect(await form.findByRole('button', { name: 'Schedule' })).toBeVisible();
        }
        // `picture` is part of the file field, and buttons decide the state.
        const isShown = (field: Field & { name: string }) =>
          !isComputed(field) &&
          field.kind !== 'picture' &&
          !field.shownWhen &&
          !(field.name === 'state' && hasStates(definition));
        for (const { label } of fields.filter(isShown))
          await waitFor(() => expect(form.getByText(label)).toBeVisible());
      },
    }),
    Edit: edit({
      play: async ({ canvas }) => {
        if (main && !isComputed(main)) await expect(await canvas.findByLabelText(mainLabel)).toHaveValue(title);
        else await expect(await canvas.findByRole('form')).toBeVisible();
      },
    }),
    Show: show({
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
        // The line below the title says the state.
        const isListed = (field: string) => field !== 'state' && !definition.fields[field]?.exportedBy;
        const shown = showFields(definition, first).filter(({ name }) => isListed(name));
        const listed = [...recordFacts(definition, shown), ...emptyFacts(shown)];
        for (const { label } of listed) await expect(canvas.getByText(label, { selector: 'dt' })).toBeVisible();
      },
    }),
  };
}
