import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { toColor } from '@porchlight/contract/field-kinds/color';
import {
  type ColorRole,
  colorProblem,
  colorReport,
  ratioText,
  textRatio,
} from '@porchlight/contract/look/color-contrast';
import { schemes } from '@porchlight/contract/look/schemes';
import { fieldKindViews } from '../../field-kinds/index.ts';
import { color, radius, smallText, space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { FieldControl, type FieldControlProps, type FieldInputProps, inputProps } from './FieldControl.tsx';

/** A color in an `EntityForm`: typed or picked, with its contrast where the site uses it. Internal. */
export function ColorControl(props: FieldControlProps) {
  return <FieldControl {...props} renderInput={(input) => <ColorInput {...input} />} />;
}

function ColorInput(input: FieldInputProps) {
  const { field, value, onChange, onBlur } = input;
  const { attributes, maxWidthPx } = fieldKindViews.color.input;
  const { colorRole } = field;
  const chosen = toColor(value);
  const usual = schemes.light[colorRole ?? 'primary'].toLowerCase();
  return (
    <>
      <Row>
        <OutlinedInput
          {...inputProps(input)}
          sx={{ maxInlineSize: maxWidthPx, fontVariantNumeric: 'tabular-nums' }}
          slotProps={{ input: { ...attributes(field), placeholder: usual } }}
        />
        <Picker
          type="color"
          aria-label={`${field.label}: pick a color`}
          // The element always has a color. Without a chosen one it shows the color that the site has.
          value={chosen ?? usual}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
        />
      </Row>
      {colorRole && <Contrast label={field.label} color={chosen} role={colorRole} onChange={onChange} />}
    </>
  );
}

interface ContrastProps {
  /** The field's. */
  label: string;
  /** Undefined without a valid one. */
  color: string | undefined;
  role: ColorRole;
  onChange: (color: string) => void;
}

/** Says whether a color can be read, as it changes, and offers the nearest one that can. */
function Contrast({ label, color: chosen, role, onChange }: ContrastProps) {
  const report = chosen === undefined ? undefined : colorReport(chosen, role);
  return (
    <>
      <Statement role="status" aria-label={`Contrast of ${label}`}>
        {chosen && report && (colorProblem(chosen, role) ?? <Passed color={chosen} report={report} />)}
      </Statement>
      {report?.better && (
        <div>
          <Button size="small" variant="outlined" onClick={() => onChange(report.better ?? '')}>
            <Sample style={{ '--sample': report.better }} aria-hidden="true" />
            Use {report.better} instead
          </Button>
        </div>
      )}
    </>
  );
}

function Passed({ color: chosen, report }: { color: string; report: ReturnType<typeof colorReport> }) {
  const lowest = (scheme: 'light' | 'dark') => report.uses.find((use) => use.scheme === scheme)?.ratio ?? textRatio;
  return (
    <>
      <Sample style={{ '--sample': chosen }} aria-hidden="true" /> Easy to read: a contrast of at least{' '}
      {ratioText(lowest('light'))} in the light scheme. In the dark scheme it becomes{' '}
      <Sample style={{ '--sample': report.dark }} aria-hidden="true" /> {report.dark}, with at least{' '}
      {ratioText(lowest('dark'))}. {ratioText(textRatio)} is needed.
    </>
  );
}

const Row = styled('div')({ display: 'flex', gap: space(1) });

const Picker = styled('input')({
  flex: 'none',
  inlineSize: 56,
  blockSize: 50,
  padding: 4,
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  backgroundColor: color.surface,
  cursor: 'pointer',
});

const Statement = styled('p')({ color: color.muted, fontSize: smallText, lineHeight: 1.4 });

const Sample = styled('span')({
  display: 'inline-block',
  verticalAlign: '-0.15em',
  inlineSize: '1em',
  blockSize: '1em',
  border: `1px solid ${color.edge}`,
  backgroundColor: 'var(--sample)',
  forcedColorAdjust: 'none',
});
