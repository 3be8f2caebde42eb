import { rulesOf } from '@porchlight/contract/field-kinds/index';
import { emptyValues, sectionProblems } from '@porchlight/contract/field-kinds/sections';
import { itemsMaxCount, sectionsMaxCount } from '@porchlight/contract/limits';
import { sectionLinkTypes } from '@porchlight/contract/links';
import { demonstrationLook } from '@porchlight/contract/look/look';
import { isKindSwitchedOff } from '@porchlight/contract/parts';
import { placeKeys, placeOf } from '@porchlight/contract/places';
import { sectionKindNames, sectionKinds } from '@porchlight/contract/sections/kinds';
import type {
  SectionDescription,
  SectionField,
  SectionFieldKind,
  SectionFields,
  SectionFileKind,
} from '@porchlight/contract/sections/section';
import type { EntityFormField } from '@porchlight/ui/inputs/EntityForm';
import { type EntityDefinition, entityTargets, linkTargets } from '../entity/index.ts';
import { LongTextField, sectionFileControls } from '../media/index.ts';
import { organization } from '../site/index.ts';
import { invisibleRemark } from './invisible-remark.ts';
import { sectionClipboard } from './section-clipboard.ts';
import { sectionPicture } from './section-picture.tsx';
import { factRemark, textFacts } from './text-facts.ts';

/** What the form of a page offers for its sections: each kind with its fields. */
export function sectionOptions({ preview }: EntityDefinition): NonNullable<EntityFormField['sections']> {
  const facts = textFacts(organization);
  return {
    Picture: preview && sectionPicture(preview),
    maxSections: sectionsMaxCount,
    clipboard: sectionClipboard,
    problems: (value) => sectionProblems(value, rulesOf),
    kinds: sectionKindNames.map((name) => {
      const { label, use, version, fields }: SectionDescription = sectionKinds[name];
      const isNotOffered = isKindSwitchedOff(organization, name);
      return {
        name,
        label,
        use,
        version,
        isNotOffered,
        values: emptyValues(fields),
        fields: formFieldsOf(fields, facts),
      };
    }),
  };
}

function formFieldsOf(fields: SectionFields, facts: EntityFormField['facts']): EntityFormField[] {
  return Object.entries(fields)
    .filter(([, { visibleWhen }]) => !visibleWhen || 'field' in visibleWhen || showsPattern(visibleWhen.look))
    .map(([name, field]) => formField(name, field, facts));
}

function formField(name: string, field: SectionField, facts: EntityFormField['facts']): EntityFormField {
  const { kind, label, help, required, options, fields, itemName, maxItems, min, linkEntity, visibleWhen } = field;
  const isLong = kind === 'longText';
  const isText = isLong || kind === 'text';
  return {
    ...{ name, label, help, required, itemName, min },
    kind: kind === 'film' || kind === 'captions' ? 'pdf' : kind,
    maxItems: kind === 'items' ? (maxItems ?? itemsMaxCount) : undefined,
    options: options && placeNames(options),
    fields: fields && formFieldsOf(fields, facts),
    editor: isLong ? LongTextField : undefined,
    facts: isText ? facts : undefined,
    remark: isText ? (value) => factRemark(value, isLong, organization) ?? invisibleRemark(kind, value) : undefined,
    linkTargets: linkEntity ? entityTargets[linkEntity] : linkTargets,
    linkTypes: kind === 'link' ? (field.linkTypes ?? sectionLinkTypes) : undefined,
    fileControl: isFileKind(kind) ? sectionFileControls[kind] : undefined,
    visibleWhen: visibleWhen && 'field' in visibleWhen ? visibleWhen : undefined,
  };
}

/** Options that stand for places have the places' names, and those without a place are left out. */
function placeNames(options: Readonly<Record<string, string>>): EntityFormField['options'] {
  return Object.entries(options).flatMap(([value, label]) => {
    if (!placeKeys.some((key) => key === value)) return [{ value, label }];
    const place = placeOf(organization, value);
    if (place) return [{ value, label: place.name || label }];
    return value === placeKeys[0] ? [{ value, label }] : [];
  });
}

const showsPattern = (pattern: string) => (organization.look ?? demonstrationLook).pattern === pattern;

const isFileKind = (kind: SectionFieldKind): kind is SectionFileKind => kind in sectionFileControls;
