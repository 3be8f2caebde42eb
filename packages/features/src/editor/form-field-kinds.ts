import { dayRange } from '@porchlight/contract/date-ranges';
import { dayAt } from '@porchlight/contract/dates';
import { entityOf } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { rulesOf } from '@porchlight/contract/field-kinds/index';
import { itemProblems } from '@porchlight/contract/field-kinds/items';
import type { Field, FieldKind, Fields, LineKind, ReferenceTarget } from '@porchlight/contract/fields';
import { answersToEarlier, earlierQuestions } from '@porchlight/contract/forms/question-problems';
import { newItemKey } from '@porchlight/contract/items';
import { itemsMaxCount } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { sitePageWithSlug } from '@porchlight/contract/site-pages';
import type { EntityFormField } from '@porchlight/ui/inputs/EntityForm';
import { findReferences, sendCall } from '../api/index.ts';
import { PasswordMeter } from '../auth/index.ts';
import { type EntityDefinition, entityTargets, linkTargets, publicUrl } from '../entity/index.ts';
import { LongTextField } from '../media/index.ts';
import { organization } from '../site/index.ts';
import { invisibleRemark } from './invisible-remark.ts';
import { markupRemark } from './markup-remark.ts';
import { sectionOptions } from './section-fields.ts';

interface FieldContext {
  definition: EntityDefinition;
  field: Field & { name: string };
  /** The stored record, null for a new one. */
  record: AnyRecord | null;
  now: Date;
}

/** What only some kinds of fields have in the form, and the help text of fields whose description has none. */
export const formFieldProps: Partial<Record<FieldKind, (context: FieldContext) => Partial<EntityFormField>>> = {
  date: ({ field, now }) => ({ days: dayRange(field, dayAt(now)) }),
  dateTime: ({ field, now }) => ({
    days: dayRange(field, dayAt(now)),
    help: `Time zone: ${organization.timeZoneName}.`,
  }),
  recurrence: ({ record }) => ({ timeZone: organization.timeZone, isInSeries: Boolean(record?.series) }),
  slug: ({ definition, record }) => ({
    help: slugHelp(definition),
    suggestFrom: record === null ? definition.mainField : undefined,
    address: (values) => futurePublicUrl(definition, record, values),
    fixedText: hasFixedAddress(definition, record)
      ? 'This page is part of the site, so its web address stays. A redirect can lead another address to it.'
      : undefined,
  }),
  link: ({ field: { linkTypes, linkEntity, allowsSitePaths } }) => ({
    linkTargets: linkEntity ? entityTargets[linkEntity] : linkTargets,
    ...{ linkTypes, allowsSitePaths },
  }),
  items: ({ definition, field }) => ({
    itemName: field.itemName,
    itemPlural: field.itemPlural,
    isOutline: field.isOutline,
    maxItems: field.maxItems ?? itemsMaxCount,
    newItem: newItemOf(field.fields),
    fields: Object.entries(field.fields ?? {}).flatMap(([name, inner]) =>
      inner.isItemKey ? [] : [itemField(name, inner)],
    ),
    itemProblems: (value) => itemProblems(field, value, rulesOf),
    summary: definition.summaries?.[field.name],
  }),
  references: ({ field: { to, acceptsNames } }) =>
    to
      ? {
          findReferences: findersByEntity[to],
          addReferenceText: (name) =>
            acceptsNames ? `Add the name “${name}”` : `Add ${entityOf(to).singular} “${name}”`,
          isOrdered: acceptsNames,
        }
      : {},
  sections: ({ definition }) => ({ sections: sectionOptions(definition) }),
  text: ({ field: { grows, suggests } }) => ({ grows, suggest: suggests && suggestions[suggests] }),
  timeZone: () => ({ suggest: async () => Intl.supportedValuesOf('timeZone') }),
  lines: ({ field: { lineKind } }) => ({ lineKind: controlOfLines(lineKind) }),
  number: ({ field: { min } }) => ({ min }),
  longText: () => ({ editor: LongTextField }),
  password: () => ({ meter: PasswordMeter }),
};

const controlOfLines = (lineKind: LineKind | undefined) =>
  lineKind === 'hours' || lineKind === 'exception' ? lineKind : undefined;

/** Finds the records of each entity that fields refer to. Stable, so that a form does not search again. */
const findersByEntity: Readonly<Record<ReferenceTarget, NonNullable<EntityFormField['findReferences']>>> = {
  topic: (words) => findReferences('topic', words),
  team: (words) => findReferences('team', words),
  form: (words) => findReferences('form', words),
};

/** What fields suggest. */
const suggestions: Readonly<Record<NonNullable<Field['suggests']>, NonNullable<EntityFormField['suggest']>>> = {
  funds: async () => (await sendCall(otherCalls.donationFunds)).funds,
  people: async () => (await sendCall(otherCalls.historyPeople)).people.map(({ username }) => username),
};

/** What a new item has besides what people enter: its key. */
function newItemOf(fields: Fields = {}): EntityFormField['newItem'] {
  const [name, { itemKeys } = {}] = Object.entries(fields).find(([, { isItemKey }]) => isItemKey) ?? [];
  if (name === undefined) return undefined;
  return (others) => ({
    [name]: newItemKey(
      others.map((item) => item[name]),
      itemKeys,
    ),
  });
}

/** A field of an item, which needs nothing of the record. */
function itemField(name: string, field: Field): EntityFormField {
  const { kind, label, required, help, options, namesLink, shownWhen, refersTo, grows, lineKind } = field;
  return {
    grows,
    lineKind: controlOfLines(lineKind),
    ...{ visibleWhen: shownWhen, optionsIn: refersTo && optionsInItems[refersTo] },
    ...{ name, kind, label, required, help, namesLink, linkTargets, options: options && optionsOf(options) },
    remark: (value) => markupRemark(kind, value) ?? invisibleRemark(kind, value),
  };
}

/** What a field of an item can refer to in the items before it. */
const optionsInItems: Readonly<Record<NonNullable<Field['refersTo']>, NonNullable<EntityFormField['optionsIn']>>> = {
  earlierQuestion: (items, index) => {
    const questions = earlierQuestions(items, index);
    return questions.length === 0 ? [] : [{ value: '', label: 'Always' }, ...questions.map(asCondition)];
  },
  answerToIt: (items, index) => {
    const answers = answersToEarlier(items, index);
    return answers.length === 0 ? [] : [{ value: '', label: 'Choose an answer' }, ...answers];
  },
};

const asCondition = ({ value, label }: { value: string; label: string }) => ({
  value,
  label: `Depending on: ${label}`,
});

/** The options of a choice, in order. */
export function optionsOf(options: Readonly<Record<string, string>>): EntityFormField['options'] {
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}

/** Whether a record is a page of the specification, whose address the server does not change. */
function hasFixedAddress({ name }: EntityDefinition, record: AnyRecord | null): boolean {
  return name === 'page' && typeof record?.slug === 'string' && sitePageWithSlug(record.slug) !== undefined;
}

function slugHelp(definition: EntityDefinition): string {
  const use = hasSlugInUrl(definition)
    ? 'The last part of the web address.'
    : 'A short name for programs that read this site. It is not part of the web address.';
  const below = definition.name === 'page' ? ' With a slash, the page is below another one: tools/how-to-borrow.' : '';
  return `${use}${below} No other record can have the same. If you leave it empty, it is made from the title.`;
}

/** Whether a record's public URL contains its slug: URLs of most kinds are made from other fields. */
function hasSlugInUrl(definition: EntityDefinition): boolean {
  const urlWith = (slug: string) => publicUrl(definition, { id: 1, version: 1, title: 'A', subtitle: 'B', slug });
  return urlWith('one') !== urlWith('other');
}

/** The record's future public URL without its scheme; a new record's id, still unknown, shows as '…'. */
function futurePublicUrl(
  definition: EntityDefinition,
  record: AnyRecord | null,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const path = publicUrl(definition, { version: 0, ...record, ...values, id: record?.id ?? newId });
  return path && `${location.host}${path.replace(new RegExp(`/${newId}(?=\\?|$)`), '/…')}`;
}

/** Placeholder that is no record's id. */
const newId = 0;
