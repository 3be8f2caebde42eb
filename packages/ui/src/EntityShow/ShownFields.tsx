import styled from '@emotion/styled';
import type { FieldDisplayKind } from '../FieldValue/index.ts';
import { color, radius, smallText, space } from '../theme/index.ts';
import { ShowValue } from './ShowValue.tsx';

/** One field of a record. */
export interface EntityShowField {
  /** Name of the field. */
  name: string;
  /** Its label. */
  label: string;
  /** Decides how the value is shown. Passwords are not. */
  kind: FieldDisplayKind;
  /** The value as the record has it; a file name for `image` and `pdf`. */
  value: unknown;
  /** Address of a picture or PDF. */
  fileUrl?: string | null;
  /** Size of a PDF, in bytes, where it is known. */
  fileBytes?: number | null;
  /** Width to height of a picture. @default '3/2' */
  ratio?: '1/1';
  /** What the values of a choice are called. */
  optionLabels?: Readonly<Record<string, string>>;
}

interface ShownFieldsProps {
  /** In their order; without one nothing is drawn. */
  fields: readonly EntityShowField[];
  /** The record's title: what its files belong to. */
  title: string;
  /** Said for a field without a value. @default 'Not given' */
  emptyText?: string;
}

/** Fields of a record with their values in full; passwords are left out. Renders a `dl`. */
export function ShownFields({ fields, title, emptyText = 'Not given' }: ShownFieldsProps) {
  const shown = fields.filter(({ kind }) => kind !== 'password');
  if (shown.length === 0) return null;
  return (
    <List>
      {shown.map((field) => (
        <Pair key={field.name}>
          <dt>{field.label}</dt>
          <dd>
            <ShowValue field={field} title={title} emptyText={emptyText} />
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
