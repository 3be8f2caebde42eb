import { useNavigate } from 'react-router-dom';
import { reportFailure } from '../api/index.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { EntityEditor } from './EntityEditor.tsx';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { savedState } from './saved-state.ts';
import { useListAddress } from './useListPlace.ts';
import { useRecordChange } from './useRecordChange.ts';

/** The form for a new record; it leads to the list when the server has taken it. */
export function CrudCreatePage({ definition }: { definition: AnyEntityDefinition }) {
  const navigate = useNavigate();
  const change = useRecordChange();
  const listUrl = useListAddress(definition);
  const label = `Create ${definition.singular}`;

  return (
    <DashboardPage title={label}>
      <EntityEditor
        definition={definition}
        record={null}
        label={label}
        submitLabel={label}
        onSave={async (values, { onProgress, signal, key }) => {
          try {
            return await change({ resource: definition.name, call: 'create', values, onProgress, signal, key });
          } catch (error) {
            reportFailure(`create the ${definition.singular}`, error);
            throw error;
          }
        }}
        onSaved={(record) => navigate(listUrl, { state: savedState(definition, record) })}
      />
    </DashboardPage>
  );
}
