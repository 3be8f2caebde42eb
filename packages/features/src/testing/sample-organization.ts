import { firstOrganization } from '@porchlight/contract/first-organization';
import { organizationFacts } from '@porchlight/contract/organization-facts';
import { setOrganization } from '../site/organization.ts';

/** The organization's settings on a new server, for stories and tests, which have no server-rendered page. */
const sampleOrganization = organizationFacts({
  ...{ id: 1, version: 1, created_at: '', updated_at: '' },
  ...{ second_phone: '', exceptions: '', banner: '', banner_from: null, banner_until: null },
  ...{ logo: null, logo_dark: null, share_picture: null, primary_color: '', accent_color: '' },
  ...({ heading_typeface: 'fraunces', text_typeface: 'source-sans', pattern: 'quilt', corners: 'soft' } as const),
  ...firstOrganization,
});

setOrganization(sampleOrganization);
