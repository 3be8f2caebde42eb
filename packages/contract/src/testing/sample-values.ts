/** Values of the records that tests make: those of the API's examples. */
export { exampleValues as sampleValues } from '../example-values.ts';
