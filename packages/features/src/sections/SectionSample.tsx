import { sampleValues } from '@porchlight/contract/field-kinds/sections';
import { type SectionKind, sectionKinds } from '@porchlight/contract/sections/kinds';
import type { SectionDescription, StoredSection } from '@porchlight/contract/sections/section';
import { mapSectionValues } from '@porchlight/contract/sections/stored-sections';
import { useState } from 'react';
import { PageSections } from './PageSections.tsx';

/** Stands in for the pictures of samples. */
const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="600" height="400"><path fill="#a9b7dc" d="M0 0h300v200H0z"/><circle cx="214" cy="62" r="26" fill="#f3e8d3"/><path fill="#6f7fb8" d="M0 140l80-50 70 50 60-40 90 60v40H0z"/></svg>';

/** A kind of section with its sample, for the picture that the editor chooses it by. Its files are stand-ins. */
export function SectionSample({ kind }: { kind: SectionKind }) {
  const [section] = useState(() => sampleSection(kind));
  return <PageSections header={null} sections={[section]} />;
}

let placeholderUrl: string | undefined;

function sampleSection(kind: SectionKind): StoredSection {
  const { version, fields, sample }: SectionDescription = sectionKinds[kind];
  placeholderUrl ??= URL.createObjectURL(new Blob([placeholder], { type: 'image/svg+xml' }));
  const picture = placeholderUrl;
  const section = { id: `sample-${kind}`, kind, version, values: sampleValues(fields, sample) };
  const [shown = section] = mapSectionValues([section], (field, value) => {
    if (field.kind === 'image') return value && picture;
    return field.kind === 'film' || field.kind === 'captions' || field.kind === 'pdf' ? null : value;
  });
  return shown;
}
