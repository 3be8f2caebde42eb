/** Path that browsers send reports of Content-Security-Policy violations to. */
export const reportPath = '/policy-reports';

/** Value of the `Reporting-Endpoints` header, for browsers with the Reporting API. */
export const reportingEndpoints = `policy="${reportPath}"`;

/** The policy's reporting directives; `report-uri` is for browsers without the Reporting API. */
export const reportDirectives = `report-uri ${reportPath}; report-to policy`;
