import type { ResourceName } from '@porchlight/contract/calls';
import type { DashboardUrls } from '@porchlight/contract/dashboard-urls';
import type { entityFields, RecordOf } from '@porchlight/contract/entities';
import type { ComponentType } from 'react';

/** Words of a field; what it holds comes from the contract. */
export interface FieldWords {
  label: string;
  /** Label where the value is shown and not asked for. @default the label */
  shownAs?: string;
  /** A sentence under the label. */
  help?: string;
  /** The sentence in the edit form. @default the help */
  helpInEdit?: string;
  /** What the form of a new record begins with: today where the organization is. @default nothing */
  proposed?: 'today';
  /** Width to height at which visitors see the picture. @default '3/2' */
  ratio?: '1/1';
  /** Words for the values of a choice; without them the values themselves. */
  optionLabels?: Record<string, string>;
}

/** Everything the four dashboard screens need to know of an entity. */
export interface EntityDefinition<Name extends ResourceName = ResourceName> {
  /** Row of the resource table. */
  name: Name;
  /** 'article', as in 'Create article'. */
  singular: string;
  /** 'Articles', the heading of the list. */
  plural: string;
  urls: DashboardUrls;
  /** Label of each field, in the order of the form and of the show page. */
  fields: { [Field in keyof (typeof entityFields)[Name]]: FieldWords };
  /** Fields of the list's columns, the main one first. */
  columns: readonly (keyof RecordOf<Name> & string)[];
  /** The column that stands below the main one in the list, small. */
  secondLine?: keyof RecordOf<Name> & string;
  /** Sort of the list before anyone chose one, as in `-date`. */
  defaultSort: string;
  /** Address of the page that takes many records from a file. */
  importUrl?: string;
  /** Words of the edit form's button. @default 'Update {singular}' */
  updateLabel?: string;
  /** Its list can be shown as pictures beside each other. */
  hasPictures?: true;
  /** Its list has views of what is to come and what is over, by the field `date`. */
  dated?: true;
  /** Where visitors see a record. Without it they don't. */
  publicUrl?: (record: RecordOf<Name>) => string;
  /** Loads what draws a record as its public page does, for a preview of what is typed. Without it there is none. */
  preview?: () => Promise<ComponentType<{ record: RecordOf<Name> }>>;
}

/** Any entity's definition, for code that works on all of them. */
export type AnyEntityDefinition = { [Name in ResourceName]: EntityDefinition<Name> }[ResourceName];
