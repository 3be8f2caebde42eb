import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { styled } from '@mui/material/styles';
import type { SectionValues, StoredSection } from '@porchlight/contract/sections/section';
import { sectionLabel } from '@porchlight/contract/sections/stored-sections';
import { memo } from 'react';
import { Typography } from '../../../data-display/Typography/index.ts';
import { color, radius, smallText, space } from '../../../theme/index.ts';
import { Button } from '../../Button/index.ts';
import type { EntityFormField } from '../entity-form-types.ts';
import { type ControlOf, SectionForm } from './SectionForm.tsx';
import type { SectionFieldProblem } from './section-options.ts';

interface SectionPanelProps {
  id: string;
  section: StoredSection;
  /** '3 of 8'. */
  place: string;
  /** The fields of its kind; undefined if this program doesn't know the kind or its version. */
  fields: readonly EntityFormField[] | undefined;
  /** What is wrong with the section. */
  problems: readonly SectionFieldProblem[];
  controlOf: ControlOf;
  onChange: (id: string, values: SectionValues) => void;
  onBack: () => void;
}

/** The form of one section, beside the outline or on top of it. Internal to `SectionsControl`. */
export const SectionPanel = memo(function SectionPanel({
  id,
  section,
  place,
  fields,
  problems,
  controlOf,
  onChange,
  onBack,
}: SectionPanelProps) {
  const label = sectionLabel(section);
  return (
    <Panel role="group" aria-labelledby={`${id}.heading`} data-panel="">
      <Back variant="text" size="small" startIcon={<ArrowBackIcon />} onClick={onBack}>
        Back to the sections
      </Back>
      <div>
        <Typography id={`${id}.heading`} variant="h4" component="h2" tabIndex={-1}>
          {label}
        </Typography>
        <Place>
          Section {place}
          {section.hidden ? ', hidden from visitors' : ''}
        </Place>
      </div>
      {fields ? (
        <SectionForm
          id={id}
          fields={fields}
          values={section.values}
          problems={problems}
          controlOf={controlOf}
          onChange={(values) => onChange(section.id, values)}
        />
      ) : (
        <p>This section can’t be edited here. It stays as it is.</p>
      )}
    </Panel>
  );
});

const Panel = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: space(2.5),
  minInlineSize: 0,
  padding: space(2),
  border: `1px solid ${color.border}`,
  borderRadius: radius,
  containerType: 'inline-size',
  '& h2:focus-visible': { outlineOffset: 0 },
});

const Back = styled(Button)({
  justifySelf: 'start',
  '@container sections (min-width: 600px)': { display: 'none' },
});

const Place = styled('p')({ fontSize: smallText, color: color.muted });
