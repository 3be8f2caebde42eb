import type { SectionValues, StoredSection } from '@porchlight/contract/sections/section';
import { sectionLabel } from '@porchlight/contract/sections/stored-sections';
import { type RefObject, useState } from 'react';
import { useItemFocus } from '../../../hooks/useItemFocus.ts';
import type { EntityFormField } from '../entity-form-types.ts';
import { sectionName } from './OutlineRow.tsx';
import type { SectionAction } from './SectionOutline.tsx';
import { copyOf, withMoved, withVisibilityToggled } from './section-edits.ts';
import type { SectionClipboard, SectionKindOption } from './section-options.ts';
import { useFocusById } from './useFocusById.ts';

interface SectionEditingOptions {
  /** Id of the control. */
  id: string;
  sections: readonly StoredSection[];
  /** The sections after all changes, also before they are rendered. */
  latest: RefObject<readonly StoredSection[]>;
  update: (sections: readonly StoredSection[]) => void;
  clipboard: SectionClipboard | undefined;
  /** The element around the outline. */
  outline: RefObject<HTMLElement | null>;
}

interface RemovedSection {
  section: StoredSection;
  index: number;
  text: string;
}

/** The section that is open, and everything that can be done with the list: each moves the focus and says so. */
export function useSectionEditing({ id, sections, latest, update, clipboard, outline }: SectionEditingOptions) {
  const focusInOutline = useItemFocus(outline);
  const focusById = useFocusById();
  const [chosenId, setChosenId] = useState<string>();
  /** Whether the section is on top of the outline, where there is no room for both. */
  const [isOpen, setIsOpen] = useState(false);
  const [removed, setRemoved] = useState<RemovedSection | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const chosenIndex = sections.findIndex((section) => section.id === chosenId);
  const currentIndex = Math.max(chosenIndex, 0);
  const panelId = (sectionId: string) => `${id}-${sectionId}`;

  const open = (sectionId: string, fieldName?: string) => {
    if (!latest.current.some((section) => section.id === sectionId)) return;
    setChosenId(sectionId);
    setIsOpen(true);
    focusById(`${panelId(sectionId)}-${fieldName ?? 'panel-heading'}`);
  };
  /** Where a section is added: after the chosen one, or else at the end. */
  const newIndex = chosenIndex === -1 ? sections.length : chosenIndex + 1;
  const insert = (section: StoredSection, index: number) => {
    setRemoved(null);
    update(sections.toSpliced(index, 0, section));
    setChosenId(section.id);
  };
  const remove = (index: number) => {
    const section = sections[index];
    if (!section) return;
    const text = `${sentenceCase(sectionName(section, index))}, was deleted.`;
    setRemoved({ section, index, text });
    update(sections.toSpliced(index, 1));
    if (section.id === chosenId) setChosenId(undefined);
    setIsOpen(false);
    focusInOutline({ control: 'undo' });
  };
  return {
    currentIndex,
    current: sections[currentIndex],
    newIndex,
    isOpen,
    removed,
    announcement: removed?.text ?? announcement,
    panelId,
    open,
    close: () => {
      setIsOpen(false);
      focusInOutline({ index: currentIndex, control: 'open' });
    },
    focusAdd: () => focusInOutline({ control: 'add' }),
    move: (from: number, to: number, control?: string) => {
      const section = sections[from];
      if (!section || from === to) return;
      update(withMoved(sections, from, to));
      setRemoved(null);
      setAnnouncement(`${sentenceCase(sectionName(section, from))}, is now number ${to + 1} of ${sections.length}.`);
      if (control) focusInOutline({ index: to, control });
    },
    add: ({ name: kind, label, version, values, fields }: SectionKindOption<EntityFormField>) => {
      const section: StoredSection = { id: crypto.randomUUID(), kind, version, values };
      insert(section, newIndex);
      setIsOpen(true);
      setAnnouncement(`${label} was added as number ${newIndex + 1} of ${sections.length + 1}.`);
      focusById(`${panelId(section.id)}-${fields[0]?.name ?? 'panel-heading'}`);
    },
    paste: (copied: StoredSection) => {
      insert(copyOf(copied), newIndex);
      setAnnouncement(`${sectionLabel(copied)} was pasted as number ${newIndex + 1} of ${sections.length + 1}.`);
      focusInOutline({ index: newIndex, control: 'open' });
    },
    act: (action: Exclude<SectionAction, 'delete'>, index: number) => {
      const section = sections[index];
      if (!section) return;
      const name = sentenceCase(sectionName(section, index));
      switch (action) {
        case 'duplicate':
          insert(copyOf(section), index + 1);
          setAnnouncement(`${name}, was duplicated. The copy is number ${index + 2}.`);
          focusInOutline({ index: index + 1, control: 'open' });
          break;
        case 'hide':
          update(sections.with(index, withVisibilityToggled(section)));
          setRemoved(null);
          setAnnouncement(`${name}, is ${section.hidden ? 'shown to' : 'hidden from'} visitors.`);
          break;
        case 'copy':
          clipboard?.write(JSON.stringify(section));
          setRemoved(null);
          setAnnouncement(`${name}, was copied. You can paste it on any page.`);
          break;
      }
    },
    remove,
    undo: () => {
      if (!removed) return;
      const index = Math.min(removed.index, sections.length);
      insert(removed.section, index);
      setAnnouncement(`${sectionLabel(removed.section)} was restored as number ${index + 1}.`);
      focusInOutline({ index, control: 'open' });
    },
    change: (sectionId: string, values: SectionValues) =>
      update(latest.current.map((section) => (section.id === sectionId ? { ...section, values } : section))),
  };
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
