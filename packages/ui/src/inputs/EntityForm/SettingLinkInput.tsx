import FormControl from '@mui/material/FormControl';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { linkParts } from '@porchlight/contract/links';
import { joinedSetting, settingParts, takesSubject } from '@porchlight/contract/setting-links';
import { space } from '../../theme/index.ts';
import type { LinkTarget } from './entity-form-types.ts';
import { type LinkInputProps, TargetSelect } from './TargetSelect.tsx';

interface SettingLinkInputProps extends LinkInputProps {
  targets: readonly LinkTarget[];
}

/** A link to what a setting says: which one, and the subject of an email. Internal. */
export function SettingLinkInput({ targets, ...input }: SettingLinkInputProps) {
  const { field, value, onChange, onBlur } = input;
  const { name, subject } = settingParts(linkParts(value).rest) ?? { name: '', subject: '' };
  const choose = (nextName: string, nextSubject: string) =>
    onChange(nextName && `setting:${joinedSetting({ name: nextName, subject: nextSubject })}`);
  return (
    <Inputs>
      <TargetSelect
        {...input}
        targets={targets}
        value={name && `setting:${name}`}
        onChange={(change) => choose(linkParts(chosenValue(change)).rest, subject)}
      />
      {takesSubject(name) && (
        <FormControl>
          <OutlinedInput
            value={subject}
            onChange={({ target }) => choose(name, target.value)}
            onBlur={onBlur}
            placeholder="Subject, if you like"
            slotProps={{ input: { 'aria-label': `${field.label}: subject of the email` } }}
          />
        </FormControl>
      )}
    </Inputs>
  );
}

/** The value of a select in its event of a change. */
function chosenValue(change: unknown): string {
  const isEvent = typeof change === 'object' && change !== null && 'target' in change;
  return isEvent && change.target instanceof HTMLSelectElement ? change.target.value : '';
}

const Inputs = styled('div')({ display: 'grid', gap: space(1) });
