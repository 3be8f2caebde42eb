// @module-tag slow
import { namesWithStates, testUnpublishedRecords } from './unpublished-records.ts';

testUnpublishedRecords(namesWithStates.filter((name) => name !== 'story' && name !== 'event'));
