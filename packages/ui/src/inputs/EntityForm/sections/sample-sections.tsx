import { rulesOf } from '@porchlight/contract/field-kinds/index';
import { emptyValues, sampleValues, sectionProblems } from '@porchlight/contract/field-kinds/sections';
import { sectionLinkTypes } from '@porchlight/contract/links';
import { sectionKindNames, sectionKinds } from '@porchlight/contract/sections/kinds';
import type { SectionDescription, SectionField, StoredSection } from '@porchlight/contract/sections/section';
import { FileField } from '../../FileField/index.ts';
import { RichTextField } from '../../RichTextField/index.ts';
import type { EntityFormField } from '../entity-form-types.ts';
import { storedPicture } from '../sample-fields.ts';
import type { SectionClipboard, SectionFileProps } from './section-options.ts';

/** Facts of a sample organization. */
export const sampleFacts = [
  { token: '{town}', label: 'Town', value: 'Port Ellen' },
  { token: '{pantry hours}', label: 'Hours of the pantry', value: 'Thursday and Friday, 10:00 AM to 4:00 PM' },
];

function SamplePicture({ value, onChange, inputRef, ...props }: SectionFileProps) {
  return (
    <FileField
      {...props}
      name="picture"
      kind="image"
      file={null}
      current={value ? { url: storedPicture, name: value, isChosen: true } : null}
      onFileChange={() => onChange('')}
      onOpenLibrary={() => onChange('0123456789abcdef.jpg')}
    />
  );
}

function formField(
  name: string,
  { kind, label, help, required, options, fields, itemName, maxItems }: SectionField,
): EntityFormField {
  return {
    ...{ name, label, help, required, itemName, maxItems },
    kind: kind === 'film' || kind === 'captions' ? 'pdf' : kind,
    options: options && Object.entries(options).map(([value, text]) => ({ value, label: text })),
    fields: fields && Object.entries(fields).map(([key, field]) => formField(key, field)),
    editor: kind === 'longText' ? RichTextField : undefined,
    facts: kind === 'text' || kind === 'longText' ? sampleFacts : undefined,
    remark: (value) =>
      value.includes('{town}') ? `Visitors read: ${value.replaceAll('{town}', 'Port Ellen')}` : undefined,
    linkTargets: {
      pages: [{ value: 'page:donate', label: 'Donate' }],
      settings: [{ value: 'setting:email', label: 'Our email address (hello@example.org)' }],
    },
    linkTypes: kind === 'link' ? sectionLinkTypes : undefined,
    fileControl: SamplePicture,
  };
}

/** A clipboard that lasts as long as the story. */
export function sampleClipboard(): SectionClipboard {
  const listeners = new Set<() => void>();
  let copied: string | null = null;
  return {
    read: () => copied,
    write: (section) => {
      copied = section;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The field for the sections of a page. */
export function sectionsField(clipboard = sampleClipboard(), maxSections = 200): EntityFormField {
  return {
    name: 'sections',
    kind: 'sections',
    label: 'Sections',
    sections: {
      Picture: ({ kind }) => <p style={{ fontSize: 120, margin: 40 }}>{kind}</p>,
      maxSections,
      clipboard,
      problems: (value) => sectionProblems(value, rulesOf),
      kinds: sectionKindNames.map((name) => {
        const { label, use, version, fields }: SectionDescription = sectionKinds[name];
        return {
          ...{ name, label, use, version },
          values: emptyValues(fields),
          fields: Object.entries(fields).map(([key, field]) => formField(key, field)),
        };
      }),
    },
  };
}

/** A section with the sample of its kind. */
export function sampleSection(
  kind: keyof typeof sectionKinds,
  id: string,
  values: StoredSection['values'] = {},
): StoredSection {
  const { version, fields, sample }: SectionDescription = sectionKinds[kind];
  return { id, kind, version, values: { ...sampleValues(fields, sample), ...values } };
}
