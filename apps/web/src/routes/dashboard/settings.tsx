import type { OrganizationRecord } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { organizationFacts } from '@porchlight/contract/organization-facts';
import { RecordEditPage } from '@porchlight/features/editor';
import { withSettingsHelp } from '@porchlight/features/entity';
import { setOrganization } from '@porchlight/features/site';
import { showLook, useStyleNonce } from '@porchlight/ui/theme';
import { useMemo } from 'react';
import { useDefinition } from './useDefinition.ts';

/** Shows the saved settings, such as the name in the bar, without a reload. */
function applySettings(record: AnyRecord, nonce: string | undefined) {
  // The server has checked the record of this entity.
  const facts = organizationFacts(record as AnyRecord & OrganizationRecord);
  setOrganization(facts);
  showLook(document, facts.look?.css, nonce);
}

export function Component() {
  const definition = useDefinition();
  const nonce = useStyleNonce();
  const settings = useMemo(() => withSettingsHelp(definition), [definition]);
  return <RecordEditPage definition={settings} onSaved={(record) => applySettings(record, nonce)} />;
}
