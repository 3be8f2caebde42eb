import { resourceCalls } from '@porchlight/contract/calls';
import { fetchErrorText } from '@porchlight/contract/texts';
import { EntityShow } from '@porchlight/ui/EntityShow';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { reportFailure, singleQuery } from '../api/index.ts';
import { type AnyRecord, recordTitle } from './any-record.ts';
import { DashboardPage } from './DashboardPage.tsx';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { showFields } from './show-fields.ts';
import { useEntityMutations } from './use-entity-mutations.ts';

/** One record with all its fields. Deleting leads to the list, which offers it back. */
export function CrudShowPage({ definition }: { definition: AnyEntityDefinition }) {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const mutations = useEntityMutations(definition.name);
  const query = useQuery({ ...singleQuery(definition.name, id), staleTime: 0 });
  const record = query.data as AnyRecord | undefined;
  const title = record ? recordTitle(definition, record) : `Show ${definition.singular}`;

  const remove = async () => {
    try {
      await mutations.remove(id);
    } catch (error) {
      reportFailure(`delete ${definition.singular} ${id}`, error);
      throw error;
    }
    navigate(definition.urls.list, { state: { deleted: { id: Number(id), title } } });
  };

  return (
    <DashboardPage documentTitle={title}>
      <EntityShow
        title={title}
        fields={showFields(definition, record)}
        loading={query.isPending}
        error={query.isError && !record ? fetchErrorText(resourceCalls[definition.name].errorNoun) : null}
        editHref={definition.urls.edit(id)}
        onDelete={remove}
        backHref={definition.urls.list}
      />
    </DashboardPage>
  );
}
