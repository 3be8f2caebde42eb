import type { OrganizationRecord } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { organizationFacts } from '@porchlight/contract/organization-facts';
import { showLook, useStyleNonce } from '@porchlight/ui/theme';
import { useMemo } from 'react';
import { lazyComponent } from '../api/index.ts';
import { RecordEditPage } from '../editor/index.ts';
import { type EntityDefinition, withSettingsHelp } from '../entity/index.ts';
import { setOrganization } from '../site/index.ts';
import { TypedCopiesNotice } from '../typed-facts/index.ts';

/** Loaded after the form. */
const LookAside = lazyComponent('look', async () => (await import('./LookAside.tsx')).LookAside);

const tabAsides = { Look: LookAside };

/** The form of the organization's settings, with the look as it is typed. */
export function SettingsPage({ definition }: { definition: EntityDefinition }) {
  const nonce = useStyleNonce();
  const settings = useMemo(() => ({ ...withSettingsHelp(definition), tabAsides }), [definition]);
  return (
    <RecordEditPage
      definition={settings}
      notice={<TypedCopiesNotice />}
      onSaved={(record) => applySettings(record, nonce)}
    />
  );
}

/** Shows the saved settings, such as the name in the bar, without a reload. */
function applySettings(record: AnyRecord, nonce: string | undefined) {
  // The server has checked the record of this entity.
  const facts = organizationFacts(record as AnyRecord & OrganizationRecord);
  setOrganization(facts);
  showLook(document, facts.look?.css, nonce);
}
