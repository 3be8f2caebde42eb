import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Breakable } from '../../data-display/FieldValue/index.ts';
import { space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import type { FieldControlProps } from './FieldControl.tsx';
import { LineControl } from './LineControl.tsx';

/**
 * Shows the URL that a record will have and, behind a button, the slug, which is rarely changed. An error in the slug
 * opens it. Where it can’t be changed, the reason is there in its place. Internal.
 */
export function SlugControl(props: FieldControlProps) {
  const { field, control, error } = props;
  const [isOpen, setIsOpen] = useState(false);
  const values = useWatch({ control });
  const address = field.address?.(values);
  const panel = useId();
  const isShown = isOpen || error !== undefined;
  const isFixed = field.fixedText !== undefined && error === undefined;
  return (
    <Card>
      {address && (
        <>
          <FormLabel component="p">Web address</FormLabel>
          <Address error={false}>
            <Breakable text={address} />
          </Address>
        </>
      )}
      {isFixed && <FormHelperText error={false}>{field.fixedText}</FormHelperText>}
      {!isFixed && (
        <>
          <Toggle
            variant="text"
            size="small"
            aria-expanded={isShown}
            aria-controls={panel}
            endIcon={<ExpandMoreIcon sx={isShown ? { rotate: '180deg' } : undefined} />}
            onClick={() => setIsOpen(!isShown)}
          >
            Change web address
          </Toggle>
          {/* Once the input has had the focus it stays open, even if its error is fixed. */}
          <Collapse id={panel} sx={{ inlineSize: '100%' }} in={isShown} onFocus={() => setIsOpen(true)}>
            <Field>
              <LineControl {...props} />
            </Field>
          </Collapse>
        </>
      )}
    </Card>
  );
}

const Card = styled('div')({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });

const Address = styled(FormHelperText)({ overflowWrap: 'anywhere' });

const Toggle = styled(Button)({ paddingInline: 0 });

const Field = styled('div')({ paddingBlockStart: space(1) });
