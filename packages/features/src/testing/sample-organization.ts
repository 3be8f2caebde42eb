import { firstOrganization } from '@porchlight/contract/first-organization';
import { organizationFacts } from '@porchlight/contract/organization-facts';
import { setOrganization } from '../site/organization.ts';

/** What a new server says of the organization, for stories and tests, which get no page that would. */
const sampleOrganization = organizationFacts({
  ...{ id: 1, version: 1, created_at: '', updated_at: '' },
  ...{ second_phone: '', exceptions: '', banner: '', banner_from: null, banner_until: null },
  ...{ logo: null, share_picture: null },
  ...firstOrganization,
});

setOrganization(sampleOrganization);
