import { styled } from '@mui/material/styles';
import { isSecret } from '@porchlight/contract/fields';
import { color, radius, smallText, space } from '../../theme/index.ts';
import type { EntityShowField } from './entity-show-field.ts';
import { ShowValue } from './ShowValue.tsx';

interface ShownFieldsProps {
  /** The fields, in order; renders nothing if there are none. */
  fields: readonly EntityShowField[];
  /** The record's title, for the accessible names of its files. */
  title: string;
}

/** Fields of a record with their values in full, without passwords. Renders a `dl`. */
export function ShownFields({ fields, title }: ShownFieldsProps) {
  const visibleFields = fields.filter((field) => !isSecret(field));
  if (visibleFields.length === 0) return null;
  return (
    <List>
      {visibleFields.map((field) => (
        <Pair key={field.name}>
          <dt>{field.label}</dt>
          <dd>
            <ShowValue field={field} title={title} />
          </dd>
        </Pair>
      ))}
    </List>
  );
}

const List = styled('dl')({
  containerType: 'inline-size',
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius,
});

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: `${space(0.5)} ${space(3)}`,
  padding: `${space(1.25)} ${space(2.5)}`,
  '& + &': { borderBlockStart: `1px solid ${color.border}` },
  '& > dt': { fontSize: smallText, lineHeight: '1.7rem', color: color.muted, overflowWrap: 'anywhere' },
  '& > dd': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '@container (max-width: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr)', padding: `${space(1.25)} ${space(2)}` },
});
