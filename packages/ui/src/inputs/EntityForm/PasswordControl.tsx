import { styled } from '@mui/material/styles';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { CopyLine } from '../../data-display/CopyLine/index.ts';
import { Button } from '../Button/index.ts';
import { PasswordInput, type PasswordInputProps } from '../PasswordInput/index.ts';
import { generatePassword } from './generate-password.ts';

interface PasswordControlProps extends Omit<PasswordInputProps, 'autoComplete' | 'onChange'> {
  /** Accepts an event or a value. */
  onChange: (change: unknown) => void;
  /** The strength meter below the field. */
  meter: ComponentType<{ password: string }> | undefined;
}

/** A password for another account: typed, or generated and copied. Internal to `EntityForm`. */
export function PasswordControl({ meter: Meter, onChange, ...input }: PasswordControlProps) {
  const [generated, setGenerated] = useState('');
  const password = String(input.value ?? '');
  const generate = () => {
    const newPassword = generatePassword();
    setGenerated(newPassword);
    onChange(newPassword);
  };
  return (
    <>
      <PasswordInput
        {...input}
        onChange={onChange as ComponentProps<typeof PasswordInput>['onChange']}
        autoComplete="new-password"
      />
      {Meter && <Meter password={password} />}
      <Tools>
        <Button variant="text" size="small" onClick={generate}>
          Generate password
        </Button>
        {generated !== '' && generated === password && <CopyLine text={generated} copyLabel="Copy password" />}
      </Tools>
    </>
  );
}

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& > .MuiButton-text': { marginInlineStart: theme.spacing(-1.25) },
}));
