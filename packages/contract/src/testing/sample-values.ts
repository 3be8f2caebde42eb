/** Values of the records that tests create: those of the examples in the API's documentation. */
export { exampleValues as sampleValues } from '../example-values.ts';
