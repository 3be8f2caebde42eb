import type { AnyRecord } from '@porchlight/contract/entity';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { EntityDefinition } from '../entity/index.ts';
import { DashboardPage, savedFlashState, savedFlashStateOnForm } from '../frame/index.ts';
import { useListUrl } from '../list/index.ts';
import { EntityEditor } from './EntityEditor.tsx';
import { linkedValues, repeatedValues } from './form-fields.ts';
import { useRecordEditor } from './useRecordEditor.ts';

/**
 * Page with the form for a new record; goes to the list after saving. After ‘Save draft’ the form stays open and
 * from then on updates the draft.
 */
export function RecordCreatePage({ definition }: { definition: EntityDefinition }) {
  const navigate = useNavigate();
  const [saved, setSaved] = useState<{ count: number; last?: AnyRecord }>({ count: 0 });
  const [isKept, setIsKept] = useState(false);
  const label = `${isKept ? 'Edit' : 'Create'} ${definition.singular}`;
  const addAnother = (record: AnyRecord) => {
    setIsKept(false);
    setSaved({ count: saved.count + 1, last: record });
    void navigate(definition.urls.create, {
      replace: true,
      state: savedFlashStateOnForm(definition, record, { before: null }),
    });
  };
  return (
    <DashboardPage title={label}>
      <CreateForm
        key={saved.count}
        definition={definition}
        label={label}
        previous={saved.last}
        onKept={() => setIsKept(true)}
        onAddAnother={addAnother}
      />
    </DashboardPage>
  );
}

interface CreateFormProps {
  definition: EntityDefinition;
  label: string;
  /** The record that was added before this one. */
  previous: AnyRecord | undefined;
  onKept: () => void;
  onAddAnother: (record: AnyRecord) => void;
}

function CreateForm({ definition, label, previous, onKept, onAddAnother }: CreateFormProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const listUrl = useListUrl(definition);
  const editor = useRecordEditor(definition, null, {
    proposed: previous ? repeatedValues(definition, previous) : linkedValues(definition, search),
    onKept: (record) => {
      onKept();
      // Not through the router, which would start another form: a reload opens the form of the draft.
      window.history.replaceState(window.history.state, '', definition.urls.edit(record.id));
    },
  });
  return (
    <EntityEditor
      editor={editor}
      label={label}
      updateLabel={`Create ${definition.singular}`}
      autoFocus
      alternative={{
        label: 'Create and add another',
        and: 'add another',
        onSaved: ({ record }) => onAddAnother(record),
      }}
      onSaved={({ record }) => navigate(listUrl, { state: savedFlashState(definition, record, { before: null }) })}
    />
  );
}
