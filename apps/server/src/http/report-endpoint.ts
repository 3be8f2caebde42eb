/** Where browsers send what a page's policy stopped. */
export const reportPath = '/policy-reports';

/** Value of the header that names the address to browsers that know the Reporting API. */
export const reportingEndpoints = `policy="${reportPath}"`;

/** What a policy says of it: `report-uri` is for browsers that don't know the header. */
export const reportDirectives = `report-uri ${reportPath}; report-to policy`;
