import type { RecordOf, ResourceName } from '@porchlight/contract/entities';
import { hasStates } from '@porchlight/contract/publication';
import type { StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { LazyBulkFieldInput, RecordCreatePage, RecordEditPage } from '../editor/index.ts';
import { definitionOf, type LoadPreview, namedFields } from '../entity/entity-definition.ts';
import { recordTitle } from '../entity/record-helpers.ts';
import { RecordListPage } from '../list/index.ts';
import { RecordShowPage } from '../show/index.ts';
import { mockResource } from './mock-api.ts';
import type { MockMode } from './mock-call.ts';
import { mockHistory } from './mock-history.ts';
import type { Screen } from './Screen.tsx';

type ScreenStory = StoryObj<typeof Screen>;

/** Play function of a story of a screen. */
export type Play = NonNullable<ScreenStory['play']>;

/** What differs between two stories of one screen. */
interface ScreenState<Name extends ResourceName> {
  /** Records of the mocked backend. @default those of the screens */
  rows?: readonly RecordOf<Name>[];
  mode?: MockMode;
  /** Mocks of further calls. @default none */
  mocks?: readonly RequestHandler[];
  play: Play;
}

/**
 * The four dashboard screens of a resource as functions that make stories, with what their play functions look for.
 * @param records of the mocked backend; the edit and show screens are those of the first one
 */
export function dashboardScreens<Name extends ResourceName>(
  name: Name,
  records: readonly RecordOf<Name>[],
  preview?: LoadPreview,
) {
  const definition = definitionOf(name, preview);
  const { urls, singular, plural, addScreen = '', furtherScreens = {} } = definition;
  const [first] = records;
  if (!first) throw new Error(`The stories of ${plural} need at least one record.`);
  const fields = namedFields(definition);
  const main = fields.find((field) => field.name === definition.mainField);

  const story = (
    Component: () => React.ReactNode,
    path: string,
    at: string,
    { rows = records, mode, mocks = [], play }: ScreenState<Name>,
  ): ScreenStory => ({
    args: { Component, path, at },
    parameters: { msw: [...mockResource(name, rows, mode), ...mockHistory([], []), ...mocks] },
    play,
  });

  return {
    definition,
    fields,
    main,
    first,
    title: recordTitle(definition, first),
    /** Matches the label of the main field, also with the mark of a required one. */
    mainLabel: new RegExp(`^${main?.label}`),
    createLabel: `Create ${singular}`,
    /** The list's link for adding records. */
    adding: { label: furtherScreens[addScreen] ?? `Create ${singular}`, href: addScreen || urls.create },
    /** Label of the form's first button for a new record. */
    submitLabel: hasStates(definition) ? 'Publish' : `Create ${singular}`,
    list: (state: ScreenState<Name>, query = '') =>
      story(
        () => <RecordListPage definition={definition} FieldInput={LazyBulkFieldInput} />,
        urls.list,
        urls.list + query,
        state,
      ),
    create: (state: ScreenState<Name>) =>
      story(() => <RecordCreatePage definition={definition} />, urls.create, urls.create, state),
    edit: (state: ScreenState<Name>) =>
      story(() => <RecordEditPage definition={definition} />, urls.edit(':id'), urls.edit(first.id), state),
    show: (state: ScreenState<Name>) =>
      story(() => <RecordShowPage definition={definition} />, urls.show(':id'), urls.show(first.id), state),
  };
}
