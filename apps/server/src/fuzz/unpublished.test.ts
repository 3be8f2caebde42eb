import { testUnpublishedRecords } from './unpublished-records.ts';

// The code is the same for all entities; unpublished-everywhere.test.ts tests the others.
testUnpublishedRecords(['story', 'event']);
