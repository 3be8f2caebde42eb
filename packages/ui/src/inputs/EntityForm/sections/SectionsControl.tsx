import { styled } from '@mui/material/styles';
import { descriptionOf } from '@porchlight/contract/sections/kinds';
import type { StoredSection } from '@porchlight/contract/sections/section';
import { sectionLabel, sectionTitle } from '@porchlight/contract/sections/stored-sections';
import { useDeferredValue, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { ChoiceDialog } from '../../../feedback/ChoiceDialog/index.ts';
import { useIsWide } from '../../../hooks/useIsWide.ts';
import { color, smallText, space } from '../../../theme/index.ts';
import { Button } from '../../Button/index.ts';
import { FormField } from '../../FormField/index.ts';
import type { EntityFormField } from '../entity-form-types.ts';
import type { FieldControlProps } from '../FieldControl.tsx';
import type { ControlOf } from './SectionForm.tsx';
import { SectionOutline } from './SectionOutline.tsx';
import { SectionPanel } from './SectionPanel.tsx';
import { SectionPicker } from './SectionPicker.tsx';
import { sectionControls } from './section-controls.ts';
import type { SectionFieldProblem, SectionOptions } from './section-options.ts';
import { SectionTargetsContext, useSectionTargets } from './section-targets.ts';
import { useRequestedSection } from './useRequestedSection.ts';
import { useSectionClipboard } from './useSectionClipboard.ts';
import { useSectionEditing } from './useSectionEditing.ts';
import { useSectionList } from './useSectionList.ts';
import { useStable } from './useStable.ts';

interface SectionsControlProps extends FieldControlProps {
  /** Returns the control of a field in other forms. */
  controlOf: ControlOf;
}

const noOptions: SectionOptions<EntityFormField> = {
  kinds: [],
  maxSections: 0,
  problems: () => [],
  clipboard: { read: () => null, write: () => undefined, subscribe: () => () => undefined },
};
const noProblems: readonly SectionFieldProblem[] = [];

/**
 * The sections of a page in an `EntityForm`: an outline, and the form of one section beside it, or on top of it where
 * there is no room. The form holds the sections as JSON, as drafts and requests do. Internal.
 */
export function SectionsControl({ id, field, control, error, controlOf: others }: SectionsControlProps) {
  const { ref, value, onChange } = useController({ name: field.name, control }).field;
  const text = String(value ?? '');
  const options = field.sections ?? noOptions;
  const { sections, isReadable, latest, update } = useSectionList(text, onChange);
  const outline = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const isBesideForm = useIsWide(root, columnsMinPx);
  const editing = useSectionEditing({ id, sections, latest, update, clipboard: options.clipboard, outline });
  const [controlOf] = useState(() => sectionControls(others));
  const [isPicking, setIsPicking] = useState(false);
  const [unknownIndex, setUnknownIndex] = useState<number | null>(null);
  const copied = useSectionClipboard(options.clipboard);
  // Finding the problems of a long page takes a few milliseconds: typing goes first.
  const checkedText = useDeferredValue(text);
  const problems = useMemo(
    () => (error === undefined ? noProblems : options.problems(checkedText)),
    [error, options.problems, checkedText],
  );
  const problemIndexes = useMemo(() => new Set(problems.map(({ index }) => index)), [problems]);
  const { current, currentIndex, newIndex } = editing;
  const currentProblems = useStableProblems(problems, currentIndex);
  const targets = useSectionTargets(sections);
  useRequestedSection(editing.open);
  const openFirstProblem = () => {
    const [first] = problems;
    const section = first && sections[first.index];
    if (section) editing.open(section.id, String(first.path[0]));
  };
  const isFull = sections.length >= options.maxSections;
  const before = sections[newIndex - 1];
  const fields = current && descriptionOf(current) && options.kinds.find(({ name }) => name === current.kind)?.fields;
  const changeSection = useStable(editing.change);
  const closeSection = useStable(editing.close);
  useImperativeHandle(ref, () => ({ focus: () => outline.current?.querySelector('button')?.focus() }), []);
  const unknown = unknownIndex === null ? undefined : sections[unknownIndex];
  return (
    <FormField id={id} label={field.label} required={field.required} help={field.help} error={error}>
      {(aria) => (
        <Root
          {...aria}
          ref={root}
          role="group"
          aria-label={field.label}
          tabIndex={-1}
          // The summary of errors leads here.
          onFocus={(event) => event.target === event.currentTarget && openFirstProblem()}
        >
          {!isReadable && <p>These sections can’t be read. They stay as they are stored.</p>}
          <span className="pl-sr" role="status">
            {editing.announcement}
          </span>
          <Columns data-open={editing.isOpen || undefined}>
            {isReadable && (
              <Outline ref={outline} data-outline="">
                {sections.length === 0 && <Hint>No sections yet.</Hint>}
                {sections.length > 0 && (
                  <SectionOutline
                    aria-label={`${field.label}: outline`}
                    sections={sections}
                    currentId={current?.id}
                    problemIndexes={problemIndexes}
                    isBesideForm={isBesideForm}
                    onOpen={editing.open}
                    onMove={editing.move}
                    onAction={(action, index) => {
                      const section = sections[index];
                      if (action !== 'delete') editing.act(action, index);
                      else if (section && !descriptionOf(section)) setUnknownIndex(index);
                      else editing.remove(index);
                    }}
                  />
                )}
                {editing.removed && (
                  <Removed>
                    <span>{editing.removed.text}</span>
                    <Button variant="text" size="small" data-control="undo" onClick={editing.undo}>
                      Undo
                    </Button>
                  </Removed>
                )}
                {isFull ? (
                  <Hint>A page can have at most {options.maxSections} sections.</Hint>
                ) : (
                  <AddButtons>
                    <Button variant="outlined" size="small" data-control="add" onClick={() => setIsPicking(true)}>
                      Add section
                    </Button>
                    {copied && (
                      <Button variant="text" size="small" onClick={() => editing.paste(copied)}>
                        Paste {sectionLabel(copied)}
                      </Button>
                    )}
                  </AddButtons>
                )}
              </Outline>
            )}
            {current && (
              <SectionTargetsContext value={targets}>
                <SectionPanel
                  key={current.id}
                  id={editing.panelId(current.id)}
                  section={current}
                  place={`${currentIndex + 1} of ${sections.length}`}
                  fields={fields}
                  problems={currentProblems}
                  controlOf={controlOf}
                  onChange={changeSection}
                  onBack={closeSection}
                />
              </SectionTargetsContext>
            )}
          </Columns>
          {isPicking && (
            <SectionPicker
              kinds={options.kinds}
              Picture={options.Picture}
              place={placeText(before)}
              onChoose={(kind) => {
                setIsPicking(false);
                editing.add(kind);
              }}
              onClose={() => {
                setIsPicking(false);
                editing.focusAdd();
              }}
            />
          )}
          {unknown && unknownIndex !== null && (
            <ChoiceDialog
              open
              title={`Delete ${sectionLabel(unknown)}?`}
              text="This section can’t be edited here, so you can’t see what is in it. Once the page is saved without it, only an earlier version of the page brings it back."
              choices={[
                { label: 'Keep section', onChoose: () => setUnknownIndex(null) },
                {
                  label: 'Delete section',
                  onChoose: () => {
                    setUnknownIndex(null);
                    editing.remove(unknownIndex);
                  },
                },
              ]}
            />
          )}
        </Root>
      )}
    </FormField>
  );
}

function placeText(before: StoredSection | undefined): string {
  if (!before) return 'It is the first section of the page.';
  const title = sectionTitle(before);
  return `It is added after ${sectionLabel(before)}${title ? `, “${title.slice(0, 60)}${title.length > 60 ? '…' : ''}”` : ''}.`;
}

/** The problems of one section; the same list until they change. */
function useStableProblems(problems: readonly SectionFieldProblem[], index: number): readonly SectionFieldProblem[] {
  return useMemo(() => {
    const own = problems.filter((problem) => problem.index === index);
    return own.length === 0 ? noProblems : own;
  }, [problems, index]);
}

/** Width from which the form of a section is beside the outline, in CSS pixels; also in `OutlineRow`. */
const columnsMinPx = 600;

const Root = styled('div')({ containerType: 'inline-size', containerName: 'sections', minInlineSize: 0 });

const Columns = styled('div')({
  display: 'grid',
  gap: space(2),
  alignItems: 'start',
  minInlineSize: 0,
  '@container sections (max-width: 599.95px)': {
    '&[data-open] > [data-outline], &:not([data-open]) > [data-panel]': { display: 'none' },
  },
  '@container sections (min-width: 600px)': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
    '& > [data-outline]': {
      position: 'sticky',
      insetBlockStart: `calc(var(--pl-bar, 0px) + ${space(2)})`,
      maxBlockSize: `calc(100dvh - var(--pl-bar, 0px) - var(--pl-foot-room, 0px) - ${space(4)})`,
      overflow: 'auto',
      // Room for the focus ring.
      padding: 4,
      margin: -4,
    },
  },
});

const Outline = styled('div')({ display: 'grid', alignContent: 'start', gap: space(1.5), minInlineSize: 0 });

const Hint = styled('p')({ fontSize: smallText, color: color.muted });

const AddButtons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(1) });

const Removed = styled('p')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1) });
