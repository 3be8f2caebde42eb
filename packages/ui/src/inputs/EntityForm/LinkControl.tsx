import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type LinkType, linkedRecordId, linkParts, linkText, usualLinkTypes } from '@porchlight/contract/links';
import { type InputHTMLAttributes, use, useState } from 'react';
import { space } from '../../theme/index.ts';
import type { LinkTarget, LinkTargets } from './entity-form-types.ts';
import { FieldControl, type FieldControlProps, inputProps } from './FieldControl.tsx';
import { SettingLinkInput } from './SettingLinkInput.tsx';
import { SectionTargetsContext } from './sections/section-targets.ts';
import { type LinkInputProps, TargetSelect } from './TargetSelect.tsx';
import { useFoundRecords } from './useFoundRecords.ts';
import { usePages } from './usePages.ts';
import { useVisibleTitles } from './useVisibleTitles.ts';

const typeLabels: Readonly<Record<LinkType, string>> = {
  page: 'Page of this site',
  record: 'Story, event or other',
  section: 'Section of this page',
  setting: 'From the settings',
  website: 'Website',
  mailto: 'Email address',
  tel: 'Telephone number',
};

const attributes: Readonly<Record<'website' | 'mailto' | 'tel', InputHTMLAttributes<HTMLInputElement>>> = {
  website: { type: 'url', autoComplete: 'off', spellCheck: false, placeholder: 'https://' },
  mailto: { type: 'email', autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' },
  tel: { type: 'tel', autoComplete: 'off' },
};

/** What a website is called, and its input, where it can also be a path of this site. */
const websiteOrPath = {
  label: 'Website or path',
  attributes: {
    type: 'text',
    inputMode: 'url',
    autoComplete: 'off',
    spellCheck: false,
    autoCapitalize: 'none',
    placeholder: 'https:// or /path',
  } satisfies InputHTMLAttributes<HTMLInputElement>,
};

/** A link in an `EntityForm`: what it leads to, and then which one. Internal. */
export function LinkControl(props: FieldControlProps) {
  return <FieldControl {...props} renderInput={(input) => <LinkInput {...input} />} />;
}

/** The inputs of a link without its label: what it leads to, and then which one. Internal. */
export function LinkInput(input: LinkInputProps) {
  const { id, field, value, onChange } = input;
  const { settings = [], findRecords, searchPages } = field.linkTargets ?? {};
  const knownPages = usePages(field.linkTargets);
  const pages = knownPages ?? [];
  const offersPages = (field.linkTargets?.pages.length ?? 0) > 0;
  const sections = use(SectionTargetsContext);
  const { allowsSitePaths, linkTypes = usualLinkTypes } = field;
  const [onlyType] = linkTypes.length === 1 ? linkTypes : [];
  const [chosenType, setChosenType] = useState<LinkType>(onlyType ?? (offersPages ? 'page' : 'website'));
  /** What was entered for each type, so that nothing is lost by a look at another one. */
  const [entered, setEntered] = useState<Partial<Record<LinkType, string>>>({});
  const { type: storedType, rest } = value === '' ? { type: chosenType, rest: '' } : linkParts(value);
  // A page of the organization's own is stored as a record, but people look for it among the pages.
  const isPage = knownPages
    ? pages.some((page) => page.value === value)
    : offersPages && linkedRecordId(value, 'page') !== undefined;
  const type = isPage ? 'page' : storedType;
  const labels = allowsSitePaths ? { ...typeLabels, website: websiteOrPath.label } : typeLabels;
  const hasTargets = {
    page: offersPages,
    record: findRecords !== undefined,
    section: sections.length > 0,
    setting: settings.length > 0,
    website: true,
    mailto: true,
    tel: true,
  };
  const types = Object.entries(labels).filter(
    ([each]) => each === type || (isLinkType(each) && hasTargets[each] && linkTypes.includes(each)),
  );
  const chooseType = (next: string) => {
    const nextType = types.find(([each]) => each === next)?.[0];
    if (!isLinkType(nextType)) return;
    setEntered({ ...entered, [type]: value });
    setChosenType(nextType);
    onChange(entered[nextType] ?? '');
  };
  // An emptied link keeps its type.
  const typed: LinkInputProps = {
    ...input,
    onChange: (change) => {
      setChosenType(type);
      onChange(change);
    },
  };
  if (onlyType === 'record' && type === onlyType)
    return <RecordInput {...typed} findRecords={findRecords} findsFirst />;
  return (
    <Inputs>
      {/* A field of its own: the label, the error and the help belong to the other one. */}
      <FormControl>
        <NativeSelect
          value={type}
          onChange={(event) => chooseType(event.target.value)}
          input={<OutlinedInput slotProps={{ input: { 'aria-label': `Kind of link: ${field.label}` } }} />}
        >
          {types.map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      {type === 'page' &&
        (searchPages && pages.length > listedPagesMax ? (
          <RecordInput {...typed} findRecords={searchPages} known={pages} findsFirst />
        ) : (
          <TargetSelect {...typed} targets={withStored(pages, value, nameOf(field.linkTargets, value))} />
        ))}
      {type === 'section' && (
        <TargetSelect {...typed} targets={withStored(sections, value, 'A section that is gone')} />
      )}
      {type === 'setting' && <SettingLinkInput {...typed} targets={settings} />}
      {type === 'record' && <RecordInput {...typed} findRecords={findRecords} />}
      {(type === 'website' || type === 'mailto' || type === 'tel') && (
        <OutlinedInput
          {...inputProps(input)}
          id={id}
          value={rest}
          onChange={({ target }) => {
            const prefix = type === 'website' || target.value === '' ? '' : `${type}:`;
            typed.onChange(prefix + target.value);
          }}
          slotProps={{ input: allowsSitePaths && type === 'website' ? websiteOrPath.attributes : attributes[type] }}
        />
      )}
    </Inputs>
  );
}

/** Number of pages up to which a list has all of them; more are searched. */
const listedPagesMax = 100;

/** The name of a page that is known at once. */
const nameOf = (targets: LinkTargets | undefined, value: string) =>
  targets?.pages.find((page) => page.value === value)?.label;

const isLinkType = (text: string | undefined): text is LinkType => text !== undefined && text in typeLabels;

/** The targets with the stored one, which may be none of them any more. */
function withStored(targets: readonly LinkTarget[], value: string, label = linkText(value)): readonly LinkTarget[] {
  const isMissing = value !== '' && !targets.some((target) => target.value === value);
  return isMissing ? [{ value, label }, ...targets] : targets;
}

interface RecordInputProps extends LinkInputProps {
  findRecords: ((words: string) => Promise<readonly LinkTarget[]>) | undefined;
  /** Records whose names are known. @default none */
  known?: readonly LinkTarget[];
  /** Whether the first records are offered before anything is typed. @default false */
  findsFirst?: boolean;
}

/** A record, found by words of its title. */
function RecordInput({ findRecords, known = [], findsFirst = false, ...input }: RecordInputProps) {
  const { id, field, value, invalid, onChange, onBlur, inputRef, 'aria-describedby': describedBy } = input;
  const [words, setWords] = useState('');
  const [isOpened, setIsOpened] = useState(false);
  const { records, hasFailed } = useFoundRecords(words, findRecords, findsFirst && isOpened);
  const [chosen, setChosen] = useState<LinkTarget>();
  const title = useVisibleTitles([value], field.linkTargets?.findVisible).get(value);
  const isHidden = title === null;
  const stored = [...(chosen ? [chosen] : []), ...known].find((each) => each.value === value) ?? {
    value,
    label: title ?? linkText(value),
  };
  return (
    <>
      <Autocomplete
        id={id}
        options={records}
        onOpen={() => setIsOpened(true)}
        value={value === '' ? null : stored}
        filterOptions={(options) => [...options]}
        isOptionEqualToValue={(option, each) => option.value === each.value}
        getOptionKey={(option) => option.value}
        noOptionsText={words.trim() === '' && !findsFirst ? 'Type words of its title.' : 'No record has these words.'}
        onInputChange={(_, text, reason) => reason === 'input' && setWords(text)}
        onChange={(_, record) => {
          setChosen(record ?? undefined);
          onChange(record?.value ?? '');
        }}
        onBlur={onBlur}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            error={invalid}
            required={field.required}
            inputRef={inputRef}
            slotProps={{
              ...slotProps,
              htmlInput: {
                ...slotProps.htmlInput,
                'aria-describedby': [describedBy, isHidden && `${id}-hidden`].filter(Boolean).join(' ') || undefined,
              },
            }}
          />
        )}
      />
      {isHidden && (
        <FormHelperText id={`${id}-hidden`} error={false}>
          Not public: visitors don’t see this link.
        </FormHelperText>
      )}
      {hasFailed && <FormHelperText error={false}>The search failed. Change the words to try again.</FormHelperText>}
    </>
  );
}

const Inputs = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr)',
  gap: space(1),
  alignItems: 'start',
  '@container (max-width: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
